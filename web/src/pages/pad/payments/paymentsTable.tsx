import type { RuleSet } from '@windroos/engine';
import { padHandWords } from '../../../messages/padHand.ts';
import { nameOf, plain, seatedIn, signed } from '../state/shown.ts';
import type { PaymentsProps } from './paymentsPicture.tsx';

const headOf = (rules: RuleSet | null): string => {
  const t = padHandWords().payments;
  if (rules?.settlement.between === 'winner') return t.onlyWinner;
  return rules?.settlement.eastDouble === true ? t.eastDouble : t.player;
};

/** The accessible version of the picture: this hand and the totals after it, and that it adds up. */
export const PaymentsTable = ({ view, slot }: PaymentsProps) => {
  const t = padHandWords().payments;
  const players = seatedIn(slot);
  const sum = players.reduce((total, id) => total + (slot.amounts[id] ?? 0), 0);
  const totals = view.players.reduce((total, { id }) => total + (slot.running[id] ?? 0), 0);
  return (
    <table class="pay-table">
      <caption class="unseen">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{headOf(view.rules)}</th>
          <th scope="col">{t.thisHand}</th>
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((id) => (
          <tr key={id}>
            <th scope="row">{nameOf(view, id)}</th>
            <td>{signed(slot.amounts[id] ?? 0)}</td>
            <td>{signed(slot.running[id] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.together}</th>
          <td>{plain(sum)}</td>
          <td>{plain(totals)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

/** Each payment as a sentence: 'Riet betaalt 320 aan Kees'. */
export const PaymentsList = ({ view, slot }: PaymentsProps) => {
  const t = padHandWords().payments;
  const payments = slot.payments.filter(({ amount }) => amount > 0);
  return (
    <ul class="plain unseen">
      {payments.map(({ from, to, amount }) => (
        <li key={`${from} ${to}`}>{t.pays(nameOf(view, from), plain(amount), nameOf(view, to))}</li>
      ))}
    </ul>
  );
};
