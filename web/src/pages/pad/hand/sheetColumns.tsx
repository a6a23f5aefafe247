import { type HandView, howOf, othersCount, type PlayerId, type SlotView } from '@windroos/pad';
import { WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { SheetCard } from '../../../components/sheet/sheetCard.tsx';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { setupOfTiles } from '../state/handSetup.ts';
import { inTurn } from '../state/inTurn.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, plain, windOf } from '../state/shown.ts';
import { wordOf } from './counts.tsx';

interface ColumnsProps {
  readonly opened: Opened;
  readonly slot: SlotView;
}

interface ColumnProps extends ColumnsProps {
  readonly player: PlayerId;
  readonly hand: HandView;
}

/** A count without tiles: there is nothing to explain. */
const PlainCard = ({ opened, slot, player, hand }: ColumnProps) => {
  const wind = windOf(slot, player)!;
  const won = slot.outcome?.winner === player;
  return (
    <article class={won ? 'sheet-card sheet-card-won' : 'sheet-card'}>
      <header class="sheet-head">
        <WindSeal wind={wind} size={34} />
        <h3>{nameOf(opened.view.value, player)}</h3>
        <span class="quiet">
          {WIND_NAMES[wind][language.value]}
          {won ? ` · ${padWords().won}` : ''}
        </span>
      </header>
      <p class="column-plain">
        <span class="quiet">{wordOf(hand)}</span> <strong>{hand.total === null ? '?' : plain(hand.total)}</strong>
      </p>
    </article>
  );
};

const Column = (props: ColumnProps) => {
  const { opened, slot, player, hand } = props;
  const { rules } = opened.view.value;
  const seat = windOf(slot, player)!;
  const { outcome, how } = slot;
  const won = outcome?.winner === player ? howOf({ outcome, how }) : null;
  const setup = hand.entry?.kind === 'tiles' ? setupOfTiles(hand.entry, won, seat, slot.round) : null;
  if (setup === null || hand.sheet === null || rules === null) return <PlainCard {...props} />;
  const who = { name: nameOf(opened.view.value, player), seat };
  return <SheetCard rules={rules} setup={setup} sheet={hand.sheet} who={who} tileWidth={28} />;
};

/** A wide screen: four sheets side by side, the winner first, then in turn. */
export const SheetColumns = ({ opened, slot }: ColumnsProps) => {
  const { rules } = opened.view.value;
  const winner = slot.outcome?.winner ?? null;
  if (winner === null || rules === null) return null;
  const players = othersCount(rules) ? inTurn(slot, winner) : [winner];
  return (
    <section class="sheet-columns" aria-label={padHandWords().counts}>
      {players.map((id) => {
        const hand = slot.hands[id];
        return hand === undefined ? null : <Column key={id} opened={opened} slot={slot} player={id} hand={hand} />;
      })}
    </section>
  );
};
