import type { Wind } from '@windroos/engine';
import type { PadView, PlayerId } from '@windroos/pad';
import { WIND_NAMES } from '@windroos/texts';
import { useState } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padSeatsWords } from '../../../messages/padSeats.ts';
import { nameOf } from '../state/shown.ts';

export interface ChairsSwapProps {
  readonly view: PadView;
  readonly chairs: readonly PlayerId[];
  /** The wind of each chair in the hand it is about. */
  readonly winds: readonly Wind[];
  readonly onChange: (chairs: readonly PlayerId[]) => void;
}

/** Four chairs; tap two names to exchange them. */
export const ChairsSwap = ({ view, chairs, winds, onChange }: ChairsSwapProps) => {
  const t = padSeatsWords();
  const [picked, setPicked] = useState<number | null>(null);
  const tap = (chair: number): void => {
    if (picked === null || picked === chair) {
      setPicked(picked === chair ? null : chair);
      return;
    }
    onChange(chairs.with(picked, chairs[chair]!).with(chair, chairs[picked]!));
    setPicked(null);
  };
  return (
    <div class="chairs">
      <p class="quiet" role="status">
        {picked === null ? t.swap : t.picked(nameOf(view, chairs[picked]!))}
      </p>
      <div class="choices">
        {chairs.map((id, chair) => (
          <button key={chair} type="button" class="choice" aria-pressed={picked === chair} onClick={() => tap(chair)}>
            <WindSeal wind={winds[chair]!} size={36} />
            <span class="choice-label">{nameOf(view, id)}</span>
            <span class="choice-note">{WIND_NAMES[winds[chair]!][language.value]}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
