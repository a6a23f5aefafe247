/** One measured number; `ratio` is how many times faster than the peer or yardstick of the same run. A goal may be set. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly ratio?: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A benchmark measures on its own and answers figures; printing is for `main`. */
export type Benchmark = () => Promise<readonly Figure[]> | readonly Figure[];

const rounded = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

const goalText = ({ value, atMost, atLeast }: Figure): string => {
  if (atMost !== undefined) return `at most ${atMost}${value > atMost ? ': missed' : ''}`;
  return atLeast === undefined ? '' : `at least ${atLeast}${value < atLeast ? ': missed' : ''}`;
};

const ratioText = ({ peer, ratio }: Figure): string => (ratio === undefined ? '' : `${rounded(ratio)} × ${peer ?? ''}`);

const beside = (figure: Figure): string =>
  [goalText(figure), ratioText(figure)].filter((text) => text !== '').join('; ');

const rowOf = (figure: Figure): readonly string[] => [
  figure.name,
  rounded(figure.value).toLocaleString('en'),
  figure.unit,
  beside(figure),
];

/** Names to the left, numbers to the right, one line a figure. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = [['figure', 'value', 'unit', 'ratio or goal'], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
};

export const jsonOf = (figures: readonly Figure[]): string =>
  JSON.stringify(Object.fromEntries(figures.map(({ name, ...figure }) => [name, figure])));
