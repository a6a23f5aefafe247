import type { PadView } from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { plain, signed } from '../state/shown.ts';

const Tick = ({ ok }: { readonly ok: boolean }) => (
  <>
    <span aria-hidden="true"> {ok ? '✓' : '!'}</span>
    {ok && <span class="unseen">, {padWords().correct}</span>}
  </>
);

/** 'Som 0 ✓', or 'Som −20, bank 20 ✓' (P16). */
const Check = ({ check }: Pick<PadView, 'check'>) => {
  const t = padWords();
  return (
    <span class={check.ok ? 'evening-check' : 'evening-check evening-check-wrong'}>
      {t.sum}{' '}
      <span class="evening-nowrap">
        {plain(check.sum)}
        {check.bank === 0 ? <Tick ok={check.ok} /> : ','}
      </span>
      {check.bank !== 0 && (
        <>
          {' '}
          <span class="evening-nowrap">
            {t.bank(plain(check.bank))}
            <Tick ok={check.ok} />
          </span>
        </>
      )}
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
