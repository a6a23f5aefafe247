import type { PadView, PlayerId, SlotView } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padWords } from '../../../messages/pad.ts';
import { padPrintWords } from '../../../messages/padPrint.ts';
import { plain, signed } from '../state/shown.ts';
import type { FormProps, FormRow } from './formData.ts';
import './form.css';

/** Of one player by name; of more in the order of the columns. */
const penaltyOf = ({ players }: FormProps, { penaltyAmounts }: SlotView): string => {
  const amounts = players.map(({ id, name }) => ({ name, amount: penaltyAmounts[id] ?? 0 }));
  const moved = amounts.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return '';
  const [only] = moved;
  return moved.length === 1
    ? `${only!.name} ${signed(only!.amount)}`
    : amounts.map(({ amount }) => signed(amount)).join(' ');
};

/** '◆ +480', '–' in a draw, '?' where something is missing. */
const amountText = (slot: SlotView, player: PlayerId): string => {
  if (!slot.chairs.includes(player)) return '';
  if (slot.outcome?.winner === null) return '–';
  if (slot.state === 'incomplete') return '?';
  return `${slot.outcome?.winner === player ? '◆ ' : ''}${signed(slot.amounts[player] ?? 0)}`;
};

const Cells = ({ form, row: { slot, winds } }: { readonly form: FormProps; readonly row: FormRow }) => (
  <>
    {form.players.map(({ id }, index) => (
      <td key={id} class={slot?.outcome?.winner === id ? 'form-won' : ''}>
        <span class="form-wind">{winds[index]}</span>
        <span class="form-amount">{slot === null ? '' : amountText(slot, id)}</span>
      </td>
    ))}
    <td class="form-penalty">{slot === null ? '' : penaltyOf(form, slot)}</td>
  </>
);

const EveningPenalty = ({ form, view }: { readonly form: FormProps; readonly view: PadView }) => {
  const paid = view.penalties.flatMap(({ payments }) => payments);
  const amountOf = (id: PlayerId): number =>
    paid.reduce((sum, { from, to, amount }) => sum + (to === id ? amount : 0) - (from === id ? amount : 0), 0);
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {padPrintWords().eveningPenalty}
      </th>
      {form.players.map(({ id }) => (
        <td key={id}>{signed(amountOf(id))}</td>
      ))}
      <td />
    </tr>
  );
};

/** 'Som 0 ✓'; on an empty form that it must be so. */
const checkText = ({ view }: FormProps): string => {
  const t = padPrintWords();
  if (view === null) return t.sumZero;
  const { sum, bank, ok } = view.check;
  return `${t.sum} ${plain(sum)}${bank === 0 ? '' : `, ${padWords().bank(plain(bank))}`} ${ok ? '✓' : '!'}`;
};

const Totals = ({ form }: { readonly form: FormProps }) => {
  const { view } = form;
  return (
    <tbody class="form-totals">
      {view !== null && view.penalties.length > 0 && <EveningPenalty form={form} view={view} />}
      <tr>
        <th scope="row" colSpan={2}>
          {padPrintWords().total}
        </th>
        {form.players.map(({ id }) => (
          <td key={id}>{view === null ? '' : signed(view.totals[id]!)}</td>
        ))}
        <td class="form-check">{checkText(form)}</td>
      </tr>
    </tbody>
  );
};

const Head = ({ form }: { readonly form: FormProps }) => {
  const t = padPrintWords();
  return (
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
  );
};

const Columns = ({ form }: { readonly form: FormProps }) => {
  const t = padPrintWords();
  return (
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
  );
};

/** Where a round begins, and a hand after the end, which is not in the totals. */
const rowClass = (isFirst: boolean, { slot }: FormRow): string =>
  [isFirst ? 'form-round' : '', slot?.state === 'past-end' ? 'form-past' : ''].join(' ').trim();

const Hands = ({ form }: { readonly form: FormProps }) => (
  <tbody>
    {form.rows.map((row, index) => {
      const isFirst = row.round !== form.rows[index - 1]?.round;
      return (
        <tr key={row.number} class={rowClass(isFirst, row)}>
          <th scope="row">{row.number}</th>
          <td class="form-round-name">{isFirst ? roundName(row.round, language.value) : ''}</td>
          <Cells form={form} row={row} />
        </tr>
      );
    })}
  </tbody>
);

/** A clean A4: rules only, no fills. More hands than fit repeat the header. */
export const ScoreForm = (form: FormProps) => {
  const t = padPrintWords();
  return (
    <article class="form">
      <Head form={form} />
      <table>
        <Columns form={form} />
        <Hands form={form} />
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
