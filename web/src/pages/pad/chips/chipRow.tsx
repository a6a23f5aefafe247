import type { Purse } from '@windroos/engine';
import { padChipsWords } from '../../../messages/padChips.ts';
import { plain } from '../state/shown.ts';
import { Chip } from './chip.tsx';

export interface ChipRowProps {
  readonly values: readonly number[];
  readonly purse: Purse;
}

/** '3 × 100', largest first; nothing for an empty purse. */
export const ChipRow = ({ values, purse }: ChipRowProps) => {
  const t = padChipsWords();
  const shown = values
    .map((value, rank) => ({ value, rank, count: purse[rank] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return (
    <span class="chip-row">
      {shown.map(({ value, rank, count }) => (
        <span key={value} class="chip-count">
          <span>
            {count} × <span class="unseen">{t.chipOf(plain(value))}</span>
          </span>
          <Chip value={value} rank={rank} />
        </span>
      ))}
    </span>
  );
};
