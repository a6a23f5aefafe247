import type { RuleSet } from '@windroos/engine';
import { namingRules, rowWhen, type SheetLine, type SheetSum, type SheetText, sourceText } from '@windroos/texts';
import { useId } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { rowHref } from '../../app/ruleLinks.ts';
import { sheetWords } from '../../messages/sheet.ts';
import './sheetLines.css';

/** Which line is open, and how to open another one. */
export interface Opened {
  readonly line: SheetLine['line'] | null;
  readonly toggle: (line: SheetLine['line']) => void;
}

interface LineProps {
  readonly rules: RuleSet;
  readonly entry: SheetLine;
  readonly opened: Opened;
}

/** One sentence, the source, and the way to its place in the rules. */
const Why = ({ rules, entry, id }: Omit<LineProps, 'opened'> & { readonly id: string }) => {
  const { line } = entry;
  return (
    <div class="sheet-why" id={id}>
      <p>{rowWhen(line.row, language.value, namingRules(rules))}</p>
      <p>
        <a href={rowHref(rules, line.row)}>
          {sheetWords().inRules}
          <span class="unseen">: {entry.name}</span>
        </a>
        <span class="sheet-source">{sourceText(line.source, language.value)}</span>
      </p>
    </div>
  );
};

const LineOf = ({ rules, entry, opened }: LineProps) => {
  const id = useId();
  const open = opened.line === entry.line;
  return (
    <li class={`sheet-line${open ? ' sheet-line-open' : ''}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => opened.toggle(entry.line)}
      >
        <span>{entry.name}</span>
        <span class="sheet-amount">{entry.amount}</span>
      </button>
      {open && <Why rules={rules} entry={entry} id={id} />}
    </li>
  );
};

interface PartProps {
  readonly rules: RuleSet;
  readonly title: string;
  readonly lines: readonly SheetLine[];
  readonly opened: Opened;
}

const Part = ({ rules, title, lines, opened }: PartProps) =>
  lines.length === 0 ? null : (
    <>
      <p class="sheet-part" aria-hidden="true">
        {title}
      </p>
      <ul class="plain" aria-label={title}>
        {lines.map((entry) => (
          <LineOf key={entry.name} rules={rules} entry={entry} opened={opened} />
        ))}
      </ul>
    </>
  );

const SumLine = ({ sum }: { readonly sum: SheetSum }) => (
  <p class="sheet-sum">
    <span>{sum.words}</span> <span class="sheet-amount">{sum.amount}</span>
  </p>
);

const TotalLine = ({ total }: { readonly total: SheetSum }) => (
  <p class="sheet-total">
    <span>{total.words}</span> <strong>{total.amount}</strong>
  </p>
);

export interface SheetLinesProps {
  readonly rules: RuleSet;
  readonly words: SheetText;
  readonly opened: Opened;
}

const isWaiting = ({ limit }: SheetText): boolean => limit[0]?.line.kind === 'waiting';

/** What counts, what it adds up to, what doubles it, and the total: or what is missing instead. */
export const SheetLines = ({ rules, words, opened }: SheetLinesProps) => {
  const t = sheetWords();
  const points = rules.form === 'points' ? t.combinations : t.points;
  return (
    <div class="sheet-lines">
      <Part rules={rules} title={isWaiting(words) ? t.waiting : t.limit} lines={words.limit} opened={opened} />
      <Part rules={rules} title={points} lines={words.points} opened={opened} />
      {words.sum !== null && <SumLine sum={words.sum} />}
      <Part rules={rules} title={t.doubles} lines={words.doubles} opened={opened} />
      <div class="sheet-end">
        {words.refusal !== null && <p class="sheet-refusal">{words.refusal}</p>}
        {words.total !== null && <TotalLine total={words.total} />}
      </div>
    </div>
  );
};
