import type { PadView } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { useRef } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import { nameOf, plain, signed, slotNow, windOf } from '../state/shown.ts';
import { type Band, bandsOf, rulesFor, type Series, seriesOf, spread } from './series.ts';
import { useWidth } from './useWidth.ts';
import './totalsChart.css';

/** Where everything is, in pixels. */
interface Scale {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (hand: number) => number;
  readonly y: (total: number) => number;
}

const LABELS = 108;

const scaleOf = (width: number, height: number, hands: number, rules: readonly number[]): Scale => {
  const [left, top] = [52, 26];
  const [right, bottom] = [width - LABELS, height - 26];
  const [low, high] = [rules[0]!, rules.at(-1)!];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    x: (hand) => left + ((right - left) * hand) / Math.max(1, hands),
    y: (total) => bottom - ((bottom - top) * (total - low)) / (high - low),
  };
};

const Bands = ({ bands, scale }: { readonly bands: readonly Band[]; readonly scale: Scale }) => (
  <>
    {bands.map(({ wind, first, last }, index) => {
      const [from, to] = [scale.x(first - 1), scale.x(last)];
      return (
        <g key={first}>
          {index % 2 === 1 && (
            <rect class="chart-band" x={from} y={scale.top} width={to - from} height={scale.bottom - scale.top} />
          )}
          {to - from > 44 && (
            <text class="chart-round" x={(from + to) / 2} y={16} text-anchor="middle">
              {to - from > 84 ? roundName(wind, language.value) : roundName(wind, language.value).slice(0, 1)}
            </text>
          )}
        </g>
      );
    })}
  </>
);

const Rules = ({ rules, scale }: { readonly rules: readonly number[]; readonly scale: Scale }) => (
  <>
    {rules.map((total) => (
      <g key={total}>
        <line
          class={total === 0 ? 'chart-zero' : 'chart-rule'}
          x1={scale.left}
          x2={scale.right}
          y1={scale.y(total)}
          y2={scale.y(total)}
        />
        <text class="chart-amount" x={scale.left - 6} y={scale.y(total) + 5} text-anchor="end">
          {plain(total)}
        </text>
      </g>
    ))}
  </>
);

/** Every hand, or every so many when they stand close. */
const Hands = ({ hands, scale }: { readonly hands: number; readonly scale: Scale }) => {
  const every = [1, 2, 4, 8, 16].find((step) => scale.x(step) - scale.left >= 26) ?? 16;
  const shown = Array.from({ length: hands }, (_, index) => index + 1).filter((hand) => hand % every === 0);
  return (
    <>
      {shown.map((hand) => (
        <text key={hand} class="chart-amount" x={scale.x(hand)} y={scale.height - 6} text-anchor="middle">
          {hand}
        </text>
      ))}
    </>
  );
};

const Lines = ({ series, scale }: { readonly series: readonly Series[]; readonly scale: Scale }) => (
  <>
    {series.map(({ player, totals }, index) => (
      <polyline
        key={player}
        class={`chart-line chart-line-${index % 4}`}
        points={totals.map((total, hand) => `${scale.x(hand).toFixed(1)},${scale.y(total).toFixed(1)}`).join(' ')}
      />
    ))}
  </>
);

interface LabelsProps {
  readonly view: PadView;
  readonly series: readonly Series[];
  readonly scale: Scale;
}

const GAP = 28;

/** Each line ends in the seal and the name of its player. */
const Labels = ({ view, series, scale }: LabelsProps) => {
  const ends = series.map(({ totals }) => scale.y(totals.at(-1)!));
  const places = spread(ends, GAP, scale.top + 6, scale.bottom - 6);
  const now = slotNow(view);
  return (
    <>
      {series.map(({ player, totals }, index) => {
        const wind = now === undefined ? null : windOf(now, player);
        const from = scale.x(totals.length - 1);
        return (
          <g key={player}>
            <path
              class={`chart-lead chart-line-${index % 4}`}
              d={`M${from + 3} ${ends[index]}L${scale.right + 6} ${places[index]}`}
            />
            {wind !== null && (
              <svg x={scale.right + 10} y={places[index]! - 12} width={24} height={24}>
                <title>{nameOf(view, player)}</title>
                <WindSeal wind={wind} size={24} />
              </svg>
            )}
            <text class="chart-name" x={scale.right + 39} y={places[index]! + 5}>
              {nameOf(view, player).slice(0, 9)}
            </text>
          </g>
        );
      })}
    </>
  );
};

export interface TotalsChartProps {
  readonly view: PadView;
  readonly height: number;
}

/** The totals of everybody through the evening. The table under it says the same. */
export const TotalsChart = ({ view, height }: TotalsChartProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder, 360);
  const series = seriesOf(view);
  const rules = rulesFor(series.flatMap(({ totals }) => totals));
  const hands = Math.max(view.slots.length, series[0]!.totals.length - 1);
  const scale = scaleOf(width, height, hands, rules);
  const said = series.map(({ player, totals }) => `${nameOf(view, player)} ${signed(totals.at(-1)!)}`).join(', ');
  return (
    <div class="chart" ref={holder}>
      <svg width={width} height={height} role="img" aria-label={`${padWords().actions.chart}: ${said}`}>
        <Bands bands={bandsOf(view)} scale={scale} />
        <Rules rules={rules} scale={scale} />
        <Hands hands={hands} scale={scale} />
        <Lines series={series} scale={scale} />
        <Labels view={view} series={series} scale={scale} />
      </svg>
    </div>
  );
};
