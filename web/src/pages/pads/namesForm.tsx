import { WINDS } from '@windroos/engine';
import { WIND_NAMES } from '@windroos/texts';
import { useRef } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { WindSeal } from '../../components/windSeal.tsx';
import { padNewWords } from '../../messages/padNew.ts';
import './namesForm.css';

export interface NamesFormProps {
  readonly names: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
  /** Which of the four is East first. */
  readonly east: number;
  readonly onEast: (east: number) => void;
  readonly earlier: readonly string[];
  readonly lastFour: readonly string[] | null;
}

const windAt = (index: number, east: number) => WINDS[(index - east + 4) % 4]!;

/** One place at the table: who sits there, and whether that is East. */
const PlaceRow = ({ index, form }: { readonly index: number; readonly form: NamesFormProps }) => {
  const t = padNewWords();
  const { names, onNames, east, onEast } = form;
  const wind = windAt(index, east);
  return (
    <div class="name-row">
      <WindSeal wind={wind} size={40} />
      <label class="name-field">
        <span class="name-wind">{WIND_NAMES[wind][language.value]}</span>
        <input
          type="text"
          autocomplete="off"
          maxLength={40}
          placeholder={t.name(index + 1)}
          aria-label={t.nameLabel(index + 1, WIND_NAMES[wind][language.value])}
          value={names[index]}
          onInput={(event) => onNames(names.with(index, event.currentTarget.value))}
        />
      </label>
      <label class="name-east">
        <input type="radio" name="east" checked={east === index} onChange={() => onEast(index)} />
        <span>{t.isEast}</span>
      </label>
    </div>
  );
};

/** Four names in the order of turns; the names of earlier evenings are one tap away. */
export const NamesForm = (form: NamesFormProps) => {
  const t = padNewWords();
  const { names, onNames, earlier, lastFour } = form;
  const rows = useRef<HTMLDivElement>(null);
  const put = (name: string): void => {
    const at = names.indexOf('');
    if (at >= 0) onNames(names.with(at, name));
  };
  const free = earlier.filter((name) => !names.includes(name));
  return (
    <fieldset class="names">
      <legend class="new-question">{t.who}</legend>
      <p class="quiet names-hint">{t.order}</p>
      <div class="name-rows" ref={rows}>
        {[0, 1, 2, 3].map((index) => (
          <PlaceRow key={index} index={index} form={form} />
        ))}
      </div>
      {names.includes('') && earlier.length > 0 && (
        <div class="name-chips">
          {lastFour !== null && names.every((name) => name === '') && (
            <button type="button" class="name-chip name-chip-four" onClick={() => onNames(lastFour)}>
              {t.sameFour}
            </button>
          )}
          {free.map((name) => (
            <button type="button" key={name} class="name-chip" onClick={() => put(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
};
