import type { HandSetup, Line, RuleSet, ScoreSheet } from '@windroos/engine';
import { type HandView, howOf, othersCount, type PlayerId, type SlotView } from '@windroos/pad';
import { sheetText, WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { useLater } from '../../../app/later.ts';
import { Icon } from '../../../components/icon.tsx';
import { SheetCard } from '../../../components/sheet/sheetCard.tsx';
import { SheetLines } from '../../../components/sheet/sheetLines.tsx';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { setupOfTiles } from '../state/handSetup.ts';
import { inTurn } from '../state/inTurn.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, plain, windOf } from '../state/shown.ts';

interface CountsProps {
  readonly opened: Opened;
  readonly slot: SlotView;
  /** The open line of the winner's sheet, whose tiles light up on the mat. */
  readonly line: Line | null;
  readonly onLine: (line: Line | null) => void;
}

interface CountProps extends CountsProps {
  readonly player: PlayerId;
  readonly hand: HandView;
}

/** How the count came here: typed, skipped, dead; nothing to say where the sheet says it. */
export const wordOf = ({ entry, sheet }: HandView): string => {
  const t = padHandWords().entries;
  if (entry === null) return t.none;
  if (entry.kind === 'count') return t.typed;
  if (entry.kind === 'tiles') return sheet?.dead === true ? t.dead : '';
  return t[entry.kind];
};

const CountLine = ({ opened, slot, player, hand }: CountProps) => {
  const wind = windOf(slot, player)!;
  return (
    <>
      <WindSeal wind={wind} size={36} />
      <span class="count-who">
        <span class="count-name">{nameOf(opened.view.value, player)}</span>
        <span class="count-wind">
          {WIND_NAMES[wind][language.value]}
          {slot.outcome?.winner === player ? ` · ${padWords().won}` : ''}
        </span>
      </span>
      <span class="count-word">{wordOf(hand)}</span>
      <span class="count-total">{hand.total === null ? '?' : plain(hand.total)}</span>
    </>
  );
};

interface WithSetup extends CountProps {
  readonly rules: RuleSet;
  readonly setup: HandSetup;
  readonly sheet: ScoreSheet;
}

/** The winner's sheet is open, and its tiles lie on the mat above. */
const WonSheet = ({ rules, sheet, line, onLine }: WithSetup) => (
  <div class="sheet-card">
    <SheetLines
      rules={rules}
      words={sheetText(rules, sheet, language.value)}
      opened={{ line, toggle: (next) => onLine(next === line ? null : next) }}
    />
  </div>
);

/** Those of the others are closed: each is drawn when there is time for it, or when it is opened. */
const OtherSheet = ({ rules, setup, sheet }: WithSetup) => {
  const { holder, isReady } = useLater<HTMLDivElement>();
  return (
    <div class="count-sheet" ref={holder}>
      {isReady && <SheetCard rules={rules} setup={setup} sheet={sheet} tileWidth={28} />}
    </div>
  );
};

const CountSheet = (props: WithSetup) => {
  const won = props.slot.outcome?.winner === props.player;
  const Sheet = won ? WonSheet : OtherSheet;
  return (
    <details class="count" open={won}>
      <summary class="count-row">
        <CountLine {...props} />
        <Icon icon="down" size={22} />
      </summary>
      <Sheet {...props} />
    </details>
  );
};

const Count = (props: CountProps) => {
  const { opened, slot, player, hand } = props;
  const { rules } = opened.view.value;
  const { outcome } = slot;
  const how = outcome?.winner === player ? howOf({ outcome, how: slot.how }) : null;
  const setup = hand.entry?.kind === 'tiles' ? setupOfTiles(hand.entry, how, windOf(slot, player)!, slot.round) : null;
  if (setup !== null && hand.sheet !== null && rules !== null)
    return <CountSheet {...props} rules={rules} setup={setup} sheet={hand.sheet} />;
  return (
    <div class="count-row">
      <CountLine {...props} />
    </div>
  );
};

/** The four counts, the winner first and open; a tap opens a sheet. */
export const Counts = (props: CountsProps) => {
  const { opened, slot } = props;
  const { rules } = opened.view.value;
  const winner = slot.outcome?.winner ?? null;
  if (winner === null || rules === null) return null;
  const players = othersCount(rules) ? inTurn(slot, winner) : [winner];
  const shown = players.flatMap((id) => {
    const hand = slot.hands[id];
    return hand === undefined ? [] : [{ id, hand }];
  });
  return (
    <section class="counts" aria-label={padHandWords().counts}>
      {shown.map(({ id, hand }) => (
        <Count key={id} {...props} player={id} hand={hand} />
      ))}
    </section>
  );
};
