import { BANK, type Handing, type PadView, type SlotView } from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { padChipsWords } from '../../../messages/padChips.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, plain } from '../state/shown.ts';
import { ChipRow } from './chipRow.tsx';

const isAny = (purse: readonly number[]): boolean => purse.some((count) => count > 0);

interface HandingProps {
  readonly view: PadView;
  readonly values: readonly number[];
  readonly handing: Handing;
}

/** What one puts into another's hand, what comes back, and what is left to owe. */
const HandingLine = ({ view, values, handing }: HandingProps) => {
  const t = padChipsWords();
  const name = (id: string): string => (id === BANK ? padWords().correction.bank : nameOf(view, id));
  const { from, to, amount, give, change, rest, owed, carried } = handing;
  return (
    <li class="handing">
      <p class="handing-head">
        <span>{t.pays(name(from), name(to))}</span> <strong>{plain(amount)}</strong>
      </p>
      {carried !== 0 && <p class="quiet">{t.carried(plain(Math.abs(carried)))}</p>}
      {isAny(give) && (
        <p class="handing-line">
          <span class="handing-word">{t.gives}</span>
          <ChipRow values={values} purse={give} />
        </p>
      )}
      {isAny(change) && (
        <p class="handing-line">
          <span class="handing-word">{t.change}</span>
          <ChipRow values={values} purse={change} />
        </p>
      )}
      {rest + owed > 0 && <p class="handing-owed">{t.owes(name(from), plain(rest + owed))}</p>}
    </li>
  );
};

/** The chips that change hands after one hand (P13); nothing where no chips are used. */
export const Handings = ({ opened, slot }: { readonly opened: Opened; readonly slot: SlotView }) => {
  const view = opened.view.value;
  const handings = view.chips?.handings[slot.id] ?? [];
  if (view.chips === null || handings.length === 0) return null;
  const { values } = view.chips;
  return (
    <section>
      <h2 class="hand-title">{padHandWords().chips}</h2>
      <ul class="plain">
        {handings.map((handing) => (
          <HandingLine key={`${handing.from} ${handing.to}`} view={view} values={values} handing={handing} />
        ))}
      </ul>
    </section>
  );
};
