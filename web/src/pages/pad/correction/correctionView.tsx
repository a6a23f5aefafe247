import {
  BANK,
  type Correction,
  type PadView,
  type Payment,
  type SlotChange,
  type SlotPart,
  type SlotView,
} from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { nameOf, plain, signed } from '../state/shown.ts';
import './correctionView.css';

interface CorrectionProps {
  readonly view: PadView;
  readonly correction: Correction;
  /** The hand that was corrected: what changed there is no news. */
  readonly except?: number;
}

const Totals = ({ view, correction }: CorrectionProps) => {
  const t = padWords().correction;
  return (
    <table class="correction-totals">
      <thead>
        <tr>
          <th scope="col">{t.totals}</th>
          <th scope="col">{t.was}</th>
          <th scope="col">{t.becomes}</th>
        </tr>
      </thead>
      <tbody>
        {correction.totals.map(({ player, before, after }) => (
          <tr key={player}>
            <th scope="row">{nameOf(view, player)}</th>
            <td>{signed(before)}</td>
            <td>
              <strong>{signed(after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const HandOver = ({ view, payments }: { readonly view: PadView; readonly payments: readonly Payment[] }) => {
  const t = padWords().correction;
  const name = (id: string): string => (id === BANK ? t.bank : nameOf(view, id));
  return (
    <>
      <h3 class="pad-heading">{t.handOver}</h3>
      <ul class="plain correction-list">
        {payments.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`}>
            <span>{t.gives(name(from), name(to))}</span> <strong>{plain(amount)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

const partText = (part: SlotPart, before: SlotView, after: SlotView): string => {
  const t = padWords().correction;
  if (part === 'number') return t.wasNumber(before.number);
  return part === 'state' ? t.states[after.state] : t.parts[part];
};

const changeText = ({ before, after, parts }: SlotChange): string => {
  const t = padWords().correction;
  if (after === null) return t.gone;
  if (before === null) return t.comes;
  return parts.map((part) => partText(part, before, after)).join(', ');
};

/** A hand that nobody played yet may have other winds: that is no news. */
const isNews = ({ before, after }: SlotChange): boolean =>
  before === null || before.outcome !== null || (after !== null && after.outcome !== null);

const Others = ({ slots }: { readonly slots: readonly SlotChange[] }) => {
  const t = padWords();
  return (
    <>
      <h3 class="pad-heading">{t.correction.also}</h3>
      <ul class="plain correction-list">
        {slots.map((change) => (
          <li key={change.id}>
            <span>{t.hand((change.after ?? change.before)!.number)}</span>
            <span class="quiet">{changeText(change)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** What a correction changes: totals, what each must still hand to whom, and other hands. */
export const CorrectionView = (props: CorrectionProps) => {
  const { view, correction, except } = props;
  const t = padWords().correction;
  const others = correction.slots.filter((one) => isNews(one) && (one.after ?? one.before)!.number !== except);
  return (
    <div class="correction">
      {correction.totals.length > 0 ? <Totals {...props} /> : <p>{t.nothing}</p>}
      {correction.handOver.length > 0 && <HandOver view={view} payments={correction.handOver} />}
      {others.length > 0 && <Others slots={others} />}
    </div>
  );
};
