import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import './select.css';

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export const Select = <V extends string>({ label, options, value, onChange }: SelectProps<V>) => {
  const id = useId();
  return (
    <div class="select">
      <label for={id}>{label}</label>
      <span class="select-box">
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as V)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon="down" size={20} />
      </span>
    </div>
  );
};
