import type { RuleSet, ScoreSheet } from '@windroos/engine';
import { numberText, shortSheet } from '@windroos/texts';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { say } from '../../app/live.ts';
import { sheetWords } from '../../messages/sheet.ts';
import './liveLine.css';

export interface LiveLineProps {
  readonly rules: RuleSet;
  /** Null while there is nothing to count yet. */
  readonly sheet: ScoreSheet | null;
  /** Beside it: '11 van 13'. Alone as long as there is no sheet. */
  readonly note?: string;
  /** A tap opens the whole sheet. */
  readonly onOpen?: () => void;
}

const hasTotal = (sheet: ScoreSheet): boolean => sheet.valid && !sheet.dead;

/** Those who do not see it hear the new count; not the first one, which was there before. */
const useSaid = (text: string): void => {
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (text !== '') say(text);
  }, [text]);
};

const spokenOf = (rules: RuleSet, sheet: ScoreSheet): string => {
  const short = shortSheet(rules, sheet, language.value);
  return hasTotal(sheet) ? `${short}: ${sheetWords().points1(numberText(sheet.total, language.value))}.` : short;
};

const Words = ({ rules, sheet, note }: Omit<LiveLineProps, 'onOpen'>) => (
  <>
    <span class="live-words">{sheet !== null && shortSheet(rules, sheet, language.value)}</span>
    <span class="live-side">
      {sheet !== null && hasTotal(sheet) && <strong>{numberText(sheet.total, language.value)}</strong>}
      {note !== undefined && <span class="live-note">{note}</span>}
    </span>
  </>
);

/** What the tiles on the mat count, in one line: '12 punten, afgerond 20, 1 verdubbeling | 40'. */
export const LiveLine = ({ onOpen, ...props }: LiveLineProps) => {
  const { rules, sheet } = props;
  useSaid(sheet === null ? '' : spokenOf(rules, sheet));
  if (onOpen === undefined || sheet === null)
    return (
      <p class="live-line">
        <Words {...props} />
      </p>
    );
  return (
    <button type="button" class="live-line live-line-button" onClick={onOpen} title={sheetWords().open}>
      <Words {...props} />
    </button>
  );
};
