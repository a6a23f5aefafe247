import type { PadView } from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { plain, signed } from '../state/shown.ts';

const Tick = ({ ok }: { readonly ok: boolean }) => (
  <>
    <span aria-hidden="true"> {ok ? '✓' : '!'}</span>
    {ok && <span class="unseen">, {padWords().correct}</span>}
  </>
);

type CheckProps = Pick<PadView, 'check'>;

const classOf = (ok: boolean): string => (ok ? 'evening-check' : 'evening-check evening-check-wrong');

/** 'Som 0 ✓'; with a bank only whether it adds up, since the amounts need a line of their own. */
const Check = ({ check }: CheckProps) => (
  <span class={classOf(check.ok)}>
    {padWords().sum}{' '}
    <span class="evening-nowrap">
      {check.bank === 0 && plain(check.sum)}
      <Tick ok={check.ok} />
    </span>
  </span>
);

/** 'Som −20, bank 20 ✓' (P16), where it is always in sight. */
export const BankCheck = ({ check }: CheckProps) => {
  const t = padWords();
  return check.bank === 0 ? null : (
    <p class={`${classOf(check.ok)} evening-bank`}>
      {t.sum} {plain(check.sum)}, {t.bank(plain(check.bank))}
      <Tick ok={check.ok} />
    </p>
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
