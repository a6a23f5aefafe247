import { ROSE_ID } from '../../../components/tileIds.ts';
import { plain } from '../state/shown.ts';
import './chip.css';

export interface ChipProps {
  readonly value: number;
  /** Its place among the values of the rule set, the smallest 0: it chooses the rim. */
  readonly rank: number;
  readonly size?: number;
}

/** Notches in the rim, and the rose of the largest: told apart without colour. */
const NOTCHES = [0, 4, 8, 0] as const;
const KINDS = NOTCHES.length;

const notch = (index: number, of: number) => (
  <rect key={index} x={46} y={0} width={8} height={13} rx={2} transform={`rotate(${(360 / of) * index} 50 50)`} />
);

/** A round chip, always with its number. */
export const Chip = ({ value, rank, size = 40 }: ChipProps) => {
  const kind = Math.min(rank, KINDS - 1);
  const notches = NOTCHES[kind]!;
  return (
    <svg class={`chip chip-${kind}`} viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <circle class="chip-body" cx={50} cy={50} r={48} />
      <g class="chip-notches">{Array.from({ length: notches }, (_, index) => notch(index, notches))}</g>
      <circle class="chip-face" cx={50} cy={50} r={33} />
      {kind === KINDS - 1 && <use class="chip-rose" href={`#${ROSE_ID}`} x={18} y={18} width={64} height={64} />}
      <text x={50} y={60} text-anchor="middle" class={value >= 1000 ? 'chip-small' : ''}>
        {plain(value)}
      </text>
    </svg>
  );
};
