import { WINDS } from '@windroos/engine';
import type { PadView, PlayerId, SlotView } from '@windroos/pad';
import { roundName, ruleSetName, WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padWords } from '../../../messages/pad.ts';
import { padPrintWords } from '../../../messages/padPrint.ts';
import { nameOf, plain, signed, windOf } from '../state/shown.ts';
import { dateText } from '../state/times.ts';
import './form.css';

/** One line of the form; an empty form has no amounts. */
export interface FormRow {
  readonly number: number;
  readonly round: SlotView['round'];
  readonly winds: readonly string[];
  readonly slot: SlotView | null;
}

export interface FormProps {
  readonly title: string;
  readonly rules: string;
  readonly date: string;
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly rows: readonly FormRow[];
  readonly view: PadView | null;
}

const windLetter = (slot: SlotView, player: PlayerId): string => {
  const wind = windOf(slot, player);
  return wind === null ? '' : WIND_NAMES[wind][language.value].charAt(0);
};

/** The evening as it was written. */
export const filledForm = (view: PadView, at: number): FormProps => ({
  title: view.name || padWords().title,
  rules: view.rules === null ? '' : ruleSetName(view.rules, language.value),
  date: dateText(at),
  players: view.players.map(({ id }) => ({ id, name: nameOf(view, id) })),
  rows: view.slots.map((slot) => ({
    number: slot.number,
    round: slot.round,
    winds: view.players.map(({ id }) => windLetter(slot, id)),
    slot: slot.state === 'open' ? null : slot,
  })),
  view,
});

const EMPTY_HANDS = 16;

/** Sixteen lines to fill in by hand. */
export const emptyForm = (): FormProps => ({
  title: padPrintWords().formTitle,
  rules: '',
  date: '',
  players: [1, 2, 3, 4].map((number) => ({ id: `p${number}`, name: '' })),
  rows: Array.from({ length: EMPTY_HANDS }, (_, index) => ({
    number: index + 1,
    round: WINDS[Math.floor(index / 4)]!,
    winds: [0, 1, 2, 3].map((chair) => WIND_NAMES[WINDS[(chair - index + 16) % 4]!][language.value].charAt(0)),
    slot: null,
  })),
  view: null,
});

const penaltyOf = (slot: SlotView): string =>
  Object.values(slot.penaltyAmounts).every((amount) => amount === 0)
    ? ''
    : Object.values(slot.penaltyAmounts).map(signed).join(' ');

const Cells = ({ form, row }: { readonly form: FormProps; readonly row: FormRow }) => {
  const { slot, winds } = row;
  const isDraw = slot?.outcome?.winner === null;
  return (
    <>
      {form.players.map(({ id }, index) => (
        <td key={id} class={slot?.outcome?.winner === id ? 'form-won' : ''}>
          <span class="form-wind">{winds[index]}</span>
          <span class="form-amount">
            {slot === null || !slot.chairs.includes(id)
              ? ''
              : isDraw
                ? '–'
                : slot.state === 'incomplete'
                  ? '?'
                  : `${slot.outcome?.winner === id ? '◆ ' : ''}${signed(slot.amounts[id] ?? 0)}`}
          </span>
        </td>
      ))}
      <td class="form-penalty">{slot === null ? '' : penaltyOf(slot)}</td>
    </>
  );
};

const Totals = ({ form }: { readonly form: FormProps }) => {
  const t = padPrintWords();
  const { view } = form;
  const penalties = view?.penalties.length ?? 0;
  return (
    <tbody class="form-totals">
      {penalties > 0 && view !== null && (
        <tr>
          <th scope="row" colSpan={2}>
            {t.eveningPenalty}
          </th>
          {form.players.map(({ id }) => {
            const paid = view.penalties.flatMap(({ payments }) => payments);
            const amount = paid.reduce(
              (sum, one) => sum + (one.to === id ? one.amount : 0) - (one.from === id ? one.amount : 0),
              0,
            );
            return <td key={id}>{signed(amount)}</td>;
          })}
          <td />
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={2}>
          {t.total}
        </th>
        {form.players.map(({ id }) => (
          <td key={id}>{view === null ? '' : signed(view.totals[id]!)}</td>
        ))}
        <td class="form-check">
          {view === null
            ? t.sumZero
            : `${t.sum} ${plain(view.check.sum)}${view.check.bank === 0 ? '' : `, ${padWords().bank(plain(view.check.bank))}`} ✓`}
        </td>
      </tr>
    </tbody>
  );
};

/** A clean A4: rules only, no fills. More hands than fit repeat the header. */
export const ScoreForm = (form: FormProps) => {
  const t = padPrintWords();
  return (
    <article class="form">
      <header class="form-head">
        <h2>{form.title}</h2>
        <p>
          <span>
            {t.date} {form.date === '' ? <span class="form-blank" /> : form.date}
          </span>
          <span>
            {t.rules} {form.rules === '' ? <span class="form-blank" /> : form.rules}
          </span>
          <span>
            {t.table} <span class="form-blank form-blank-short" />
          </span>
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.hand}</th>
            <th scope="col">{t.round}</th>
            {form.players.map(({ id, name }) => (
              <th key={id} scope="col" class="form-player">
                {name}
              </th>
            ))}
            <th scope="col">{t.penalty}</th>
          </tr>
        </thead>
        <tbody>
          {form.rows.map((row, index) => (
            <tr key={row.number} class={row.round !== form.rows[index - 1]?.round ? 'form-round' : ''}>
              <th scope="row">{row.number}</th>
              <td class="form-round-name">
                {row.round === form.rows[index - 1]?.round ? '' : roundName(row.round, language.value)}
              </td>
              <Cells form={form} row={row} />
            </tr>
          ))}
        </tbody>
        <Totals form={form} />
      </table>
      <footer class="form-foot">
        {form.players.map(({ id, name }) => (
          <p key={id}>
            {t.signature} {name}
            <span class="form-line" />
          </p>
        ))}
      </footer>
      <p class="form-made">{t.made}</p>
    </article>
  );
};
