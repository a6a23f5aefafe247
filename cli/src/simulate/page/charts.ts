import { element, empty, words } from './markup.ts';

/** One bar of a chart. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly shown: string;
  /** How far it may be off on either side. */
  readonly margin?: number;
}

const WIDTH = 640;
const LABEL = 190;
const SHOWN = 90;
const ROW = 28;
const THICK = 16;

const figure = (title: string, height: number, ...content: readonly string[]): string =>
  element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': title, xmlns: 'http://www.w3.org/2000/svg' },
    words('title', title),
    ...content,
  );

const label = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end', look = ''): string =>
  words('text', text, { x, y, 'text-anchor': anchor, class: look });

interface Scale {
  /** Where zero is. */
  readonly zero: number;
  /** Pixels for one. */
  readonly unit: number;
}

/** The largest value reaches the end; where some are below zero, zero is in between. */
const scaleOf = (bars: readonly Bar[]): Scale => {
  const ends = bars.flatMap(({ value, margin = 0 }) => [value - margin, value + margin]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const unit = (WIDTH - LABEL - SHOWN) / (most - least || 1);
  return { zero: LABEL - least * unit, unit };
};

const whisker = ({ value, margin = 0 }: Bar, { zero, unit }: Scale, middle: number): readonly string[] => {
  if (margin === 0) return [];
  const [from, to] = [zero + (value - margin) * unit, zero + (value + margin) * unit];
  const d = `M${from} ${middle - 4}v8M${from} ${middle}H${to}M${to} ${middle - 4}v8`;
  return [empty('path', { d: d.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)), class: 'whisker' })];
};

const barRow = (bar: Bar, scale: Scale, index: number): string => {
  const middle = ROW * index + ROW / 2;
  const size = Math.abs(bar.value) * scale.unit;
  const x = bar.value < 0 ? scale.zero - size : scale.zero;
  return [
    label(bar.label, LABEL - 10, middle + 5, 'end'),
    empty('rect', {
      x,
      y: middle - THICK / 2,
      width: size,
      height: THICK,
      rx: 2,
      class: bar.value < 0 ? 'low' : 'bar',
    }),
    ...whisker(bar, scale, middle),
    label(bar.shown, WIDTH, middle + 5, 'end', 'n'),
  ].join('');
};

/** Bars below each other, each with its name and its value. */
export const barChart = (title: string, bars: readonly Bar[]): string => {
  const scale = scaleOf(bars);
  const height = ROW * bars.length;
  const axis = empty('path', { d: `M${Math.round(scale.zero)} 0V${height}`, class: 'axis' });
  return figure(title, height, ...bars.map((bar, index) => barRow(bar, scale, index)), axis);
};

const FLOOR = 230;
const TOP = 24;

const column = (bar: Bar, index: number, width: number, most: number): string => {
  const height = ((FLOOR - TOP) * bar.value) / (most || 1);
  const middle = width * (index + 0.5);
  return [
    empty('rect', { x: width * index + 2, y: FLOOR - height, width: width - 4, height, rx: 2, class: 'bar' }),
    label(bar.shown, middle, FLOOR - height - 6, 'middle', 'n small'),
    label(bar.label, middle, FLOOR + 18, 'middle', 'n small'),
  ].join('');
};

/** Columns beside each other, from low to high. */
export const columnChart = (title: string, bars: readonly Bar[]): string => {
  const width = WIDTH / Math.max(1, bars.length);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const floor = empty('path', { d: `M0 ${FLOOR}H${WIDTH}`, class: 'axis' });
  return figure(title, FLOOR + 30, ...bars.map((bar, index) => column(bar, index, width, most)), floor);
};

/** A bar as wide as its part of the largest, for a cell of a table. */
export const cellBar = (value: number, most: number): string =>
  element(
    'svg',
    {
      viewBox: '0 0 100 10',
      class: 'cell',
      'aria-hidden': 'true',
      preserveAspectRatio: 'none',
      xmlns: 'http://www.w3.org/2000/svg',
    },
    empty('rect', { x: 0, y: 1, width: most === 0 ? 0 : (100 * value) / most, height: 8, class: 'bar' }),
  );
