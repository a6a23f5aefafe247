import { WINDS, type Wind } from '@windroos/engine';
import { WIND_NAMES } from '@windroos/texts';
import { useId } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { WindSeal } from '../../components/windSeal.tsx';
import './windChoice.css';

export interface WindChoiceProps {
  readonly title: string;
  readonly value: Wind;
  readonly onChange: (wind: Wind) => void;
}

/** One of the four winds, on one line. */
export const WindChoice = ({ title, value, onChange }: WindChoiceProps) => {
  const name = useId();
  return (
    <fieldset class="wind-choice">
      <legend>{title}</legend>
      <div class="wind-choice-row">
        {WINDS.map((wind) => (
          <label key={wind}>
            <input type="radio" name={name} value={wind} checked={wind === value} onChange={() => onChange(wind)} />
            <WindSeal wind={wind} size={26} />
            <span>{WIND_NAMES[wind][language.value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
