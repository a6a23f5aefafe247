import type { PadView, PlayerId } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { WindMark, WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, slotNow, windOf } from '../state/shown.ts';
import { HandRow } from './handRow.tsx';
import { type Round, roundsOf } from './rounds.ts';
import { TotalsRow } from './totalsRow.tsx';
import './eveningTable.css';

interface HeadProps {
  readonly view: PadView;
  readonly player: PlayerId;
}

/** Long names get smaller letters before they are cut off. */
const sizeOf = (name: string): string => (name.length > 7 ? ' evening-name-long' : '');

const PlayerHead = ({ view, player }: HeadProps) => {
  const now = slotNow(view);
  const wind = now === undefined ? null : windOf(now, player);
  const name = nameOf(view, player);
  return (
    <th scope="col" class={wind === null ? 'evening-away' : ''}>
      {wind === null ? (
        <span class="evening-away-word">{padWords().away}</span>
      ) : (
        <WindSeal wind={wind} size={28} named />
      )}
      <span class={`evening-name${sizeOf(name)}`}>{name}</span>
    </th>
  );
};

const Head = ({ view }: { readonly view: PadView }) => (
  <thead>
    <tr>
      <th scope="col" class="evening-number">
        <span class="unseen">{padWords().handColumn}</span>
      </th>
      {view.players.map(({ id }) => (
        <PlayerHead key={id} view={view} player={id} />
      ))}
    </tr>
  </thead>
);

const RoundHead = ({ round, columns }: { readonly round: Round; readonly columns: number }) => (
  <tr class="evening-round">
    <th scope="rowgroup" colSpan={columns}>
      <span class="evening-round-line">
        <WindMark wind={round.wind} size={20} />
        <span>{roundName(round.wind, language.value)}</span>
        {round.folded && (
          <span class="evening-round-range">
            {padWords().range(round.slots[0]!.number, round.slots.at(-1)!.number)}
          </span>
        )}
      </span>
    </th>
  </tr>
);

interface RoundProps {
  readonly opened: Opened;
  readonly round: Round;
}

const RoundBody = ({ opened, round }: RoundProps) => (
  <tbody>
    <RoundHead round={round} columns={opened.view.value.players.length + 1} />
    {!round.folded && round.slots.map((slot) => <HandRow key={slot.id} opened={opened} slot={slot} />)}
  </tbody>
);

/** Five figures with their sign: more than a column of a phone holds in large print. */
const LONG = 10_000;

const hasLongAmount = ({ slots, totals }: PadView): boolean =>
  [totals, ...slots.map(({ amounts }) => amounts)].some((amounts) =>
    Object.values(amounts).some((amount) => Math.abs(amount) >= LONG),
  );

/** The whole evening: a column for each player, rounds as headings, totals at the bottom. */
export const EveningTable = ({ opened }: { readonly opened: Opened }) => {
  const view = opened.view.value;
  const long = hasLongAmount(view) ? ' evening-long' : '';
  return (
    <table class={`evening evening-of-${Math.min(view.players.length, 7)}${long}`}>
      <caption class="unseen">{padWords().sheet}</caption>
      <Head view={view} />
      {roundsOf(view).map((round) => (
        <RoundBody key={round.slots[0]!.id} opened={opened} round={round} />
      ))}
      <tbody class="evening-fill" aria-hidden="true">
        <tr>
          <td colSpan={view.players.length + 1} />
        </tr>
      </tbody>
      <TotalsRow view={view} />
    </table>
  );
};
