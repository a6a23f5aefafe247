import type { PadView } from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { plain, signed } from '../state/shown.ts';

/** 'Som 0 ✓', or 'Som −20, bank 20 ✓' (P16). */
const Check = ({ check }: Pick<PadView, 'check'>) => {
  const t = padWords();
  return (
    <span class={check.ok ? 'evening-check' : 'evening-check evening-check-wrong'}>
      <span class="evening-check-sum">
        {t.sum} <span class="evening-nowrap">{plain(check.sum)}</span>
      </span>
      {check.bank !== 0 && <span class="evening-check-bank">, {t.bank(plain(check.bank))}</span>}{' '}
      <span aria-hidden="true">{check.ok ? '✓' : '!'}</span>
      {check.ok && <span class="unseen">, {t.correct}</span>}
    </span>
  );
};

export const TotalsRow = ({ view }: { readonly view: PadView }) => (
  <tfoot>
    <tr>
      <th scope="row" class="evening-number">
        <span class="unseen">{padWords().totals}. </span>
        <Check check={view.check} />
      </th>
      {view.players.map(({ id }) => (
        <td key={id}>{signed(view.totals[id]!)}</td>
      ))}
    </tr>
  </tfoot>
);
