import type { PadView, Payment, PlayerId, SlotView } from '@windroos/pad';
import { Rose } from '../../../components/rose.tsx';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padHandWords } from '../../../messages/padHand.ts';
import { inTurn } from '../state/inTurn.ts';
import { nameOf, plain, signed, windOf } from '../state/shown.ts';
import { arrowOf, HEIGHT, MIDDLE, PLACES, type Point, WIDTH, widthOf } from './geometry.ts';
import './paymentsPicture.css';

export interface PaymentsProps {
  readonly view: PadView;
  readonly slot: SlotView;
}

const SEAL = 48;
const ROSE = 132;

interface ArrowProps {
  readonly payment: Payment;
  readonly order: readonly PlayerId[];
  readonly largest: number;
  readonly toWinner: boolean;
}

const ArrowLine = ({ payment, order, largest, toWinner }: ArrowProps) => {
  const width = widthOf(payment.amount, largest);
  const { line, head } = arrowOf(order.indexOf(payment.from), order.indexOf(payment.to), width);
  return (
    <g class={toWinner ? 'pay-arrow pay-arrow-winner' : 'pay-arrow'}>
      <path class="pay-line" d={line} stroke-width={width} />
      <path class="pay-head" d={head} />
    </g>
  );
};

/** The amount, on the arrow and above every line. */
const Pill = ({ payment, order, largest, toWinner }: ArrowProps) => {
  const { pill } = arrowOf(order.indexOf(payment.from), order.indexOf(payment.to), widthOf(payment.amount, largest));
  const words = plain(payment.amount);
  const width = 26 + words.length * 9.5;
  return (
    <g class={toWinner ? 'pay-pill pay-pill-winner' : 'pay-pill'}>
      <rect x={pill.x - width / 2} y={pill.y - 15} width={width} height={30} rx={15} />
      <text x={pill.x} y={pill.y + 6} text-anchor="middle">
        {words}
      </text>
    </g>
  );
};

/** Name and amount in one line above or below a seal, in two beside it. */
const Label = ({
  at,
  place,
  name,
  amount,
}: {
  readonly at: number;
  readonly place: Point;
  readonly name: string;
  readonly amount: string;
}) => {
  const isAcross = at === 1 || at === 3;
  const y = at === 0 ? place.y + SEAL / 2 + 24 : place.y - SEAL / 2 - 10;
  return (
    <text class="pay-name" x={place.x} y={isAcross ? y - 20 : y} text-anchor="middle">
      {name.slice(0, 12)}
      {isAcross ? (
        <tspan x={place.x} dy={20}>
          {amount}
        </tspan>
      ) : (
        ` ${amount}`
      )}
    </text>
  );
};

/** Who pays whom, the winner at the bottom; the table under it says the same in words. */
export const PaymentsPicture = ({ view, slot }: PaymentsProps) => {
  const winner = slot.outcome?.winner ?? slot.chairs[0];
  const order = inTurn(slot, winner);
  const payments = slot.payments.filter(
    ({ amount, from, to }) => amount > 0 && order.includes(from) && order.includes(to),
  );
  const largest = Math.max(1, ...payments.map(({ amount }) => amount));
  const arrows = payments.map((payment) => ({ payment, order, largest, toWinner: payment.to === winner }));
  return (
    <svg class="pay" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={padHandWords().payments.picture}>
      <g class="pay-rose" transform={`translate(${MIDDLE.x - ROSE / 2} ${MIDDLE.y - ROSE / 2})`}>
        <Rose size={ROSE} />
      </g>
      {arrows.toReversed().map((arrow) => (
        <ArrowLine key={`${arrow.payment.from} ${arrow.payment.to}`} {...arrow} />
      ))}
      {order.map((id, at) => (
        <g key={id}>
          <g transform={`translate(${PLACES[at]!.x - SEAL / 2} ${PLACES[at]!.y - SEAL / 2})`}>
            <WindSeal wind={windOf(slot, id)!} size={SEAL} />
          </g>
          <Label at={at} place={PLACES[at]!} name={nameOf(view, id)} amount={signed(slot.amounts[id] ?? 0)} />
        </g>
      ))}
      {arrows.map((arrow) => (
        <Pill key={`${arrow.payment.from} ${arrow.payment.to}`} {...arrow} />
      ))}
    </svg>
  );
};
