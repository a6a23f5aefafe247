import type { TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly type?: 'text' | 'search';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autoComplete?: 'off' | 'on' | 'name';
  readonly onEnter?: () => void;
  /** Only a screen reader hears the label. */
  readonly labelUnseen?: boolean;
}

/** One line of text to fill in. */
export const Field = (props: FieldProps) => {
  const id = useId();
  const { error } = props;
  const said = error ?? props.hint;
  const common = {
    id,
    value: props.value,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => props.onValue(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && props.onEnter?.(),
    inputMode: props.inputMode ?? 'text',
    placeholder: props.placeholder ?? '',
    maxLength: props.maxLength ?? 200,
    autocomplete: props.autoComplete ?? 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': said === undefined ? undefined : `${id}-said`,
  } as const;
  return (
    <div class="field">
      <label for={id} class={props.labelUnseen ? 'unseen' : ''}>
        {props.label}
      </label>
      {props.type === 'search' ? <input type="search" {...common} /> : <input type="text" {...common} />}
      {said !== undefined && (
        <p id={`${id}-said`} class={error === undefined ? 'field-hint' : 'field-error'}>
          {said}
        </p>
      )}
    </div>
  );
};
