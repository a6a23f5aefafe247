import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './options.css';

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  /** At the right of the card, or under the label when it is a sentence. */
  readonly note?: string;
  /** Left of the label: a seal, tiles. */
  readonly picture?: ComponentChildren;
}

export interface OptionsProps<V extends string> {
  readonly title: string;
  /** How the title shows: as a question on a page, as a small heading, or only to a screen reader. */
  readonly titleAs?: 'question' | 'small' | 'unseen';
  readonly options: readonly Option<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  /** Side by side where there is room. */
  readonly across?: boolean;
}

interface CardProps<V extends string> {
  readonly option: Option<V>;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChange: (value: V) => void;
}

const OptionCard = <V extends string>({ option, name, chosen, onChange }: CardProps<V>) => (
  <label class="option">
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={chosen}
      onChange={() => onChange(option.value)}
      onClick={() => chosen && onChange(option.value)}
    />
    {option.picture}
    <span class="option-label">{option.label}</span>
    {option.note !== undefined && <span class="option-note">{option.note}</span>}
    <span class="option-tick" aria-hidden="true">
      ✓
    </span>
  </label>
);

/** Cards of which one is chosen: native radio buttons underneath, so arrows and screen readers work. */
export const Options = <V extends string>(props: OptionsProps<V>) => {
  const name = useId();
  return (
    <fieldset class={`options${props.across ? ' options-across' : ''}`}>
      <legend class={`options-${props.titleAs ?? 'small'}${props.titleAs === 'unseen' ? ' unseen' : ''}`}>
        {props.title}
      </legend>
      <div class="options-list">
        {props.options.map((option) => (
          <OptionCard
            key={option.value}
            option={option}
            name={name}
            chosen={option.value === props.value}
            onChange={props.onChange}
          />
        ))}
      </div>
    </fieldset>
  );
};
