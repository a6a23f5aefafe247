import { howOf, type SlotView } from '@windroos/pad';
import { numberText, roundName } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { Mat } from '../../../components/mat.tsx';
import { SheetTiles } from '../../../components/sheet/sheetTiles.tsx';
import { padHandWords } from '../../../messages/padHand.ts';
import { howText } from '../history/howText.ts';
import { setupOfTiles } from '../state/handSetup.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, windOf } from '../state/shown.ts';

interface HeadProps {
  readonly opened: Opened;
  readonly slot: SlotView;
  /** In pixels. */
  readonly tileWidth: number;
  /** The sets that an open line of the winner's sheet points at. */
  readonly lit: number;
}

const titleOf = ({ opened, slot }: HeadProps): string => {
  const t = padHandWords();
  const { outcome, hands } = slot;
  if (outcome === null) return t.incomplete;
  if (outcome.winner === null) return t.draw;
  const name = nameOf(opened.view.value, outcome.winner);
  const total = hands[outcome.winner]?.total ?? null;
  return total === null ? t.wins(name) : t.winsFor(name, t.points(numberText(total, language.value)));
};

/** How it was won, or that nobody pays. */
const lineOf = ({ opened, slot }: HeadProps): string => {
  const { outcome } = slot;
  if (outcome === null) return '';
  if (outcome.winner === null) return padHandWords().drawText;
  const how = howOf({ outcome, how: slot.how });
  return how === null ? '' : howText(opened.view.value, how);
};

const WinningTiles = ({ slot, lit, tileWidth }: HeadProps) => {
  const winner = slot.outcome?.winner ?? null;
  const hand = winner === null ? undefined : slot.hands[winner];
  if (winner === null || hand?.entry?.kind !== 'tiles' || hand.sheet === null) return null;
  const how = howOf({ outcome: { winner }, how: slot.how });
  const setup = setupOfTiles(hand.entry, how, windOf(slot, winner)!, slot.round);
  return setup === null ? null : (
    <div class="hand-tiles">
      <SheetTiles setup={setup} sheet={hand.sheet} width={tileWidth} lit={lit} />
    </div>
  );
};

/** What happened, on the mat. */
export const HandHead = (props: HeadProps) => {
  const { opened, slot } = props;
  const t = padHandWords();
  return (
    <Mat>
      <div class="hand-head">
        <p class="hand-where">
          {t.of(roundName(slot.round, language.value), slot.number, opened.view.value.slots.length)}
        </p>
        <h2>{titleOf(props)}</h2>
        <p>{lineOf(props)}</p>
        <WinningTiles {...props} />
      </div>
    </Mat>
  );
};
