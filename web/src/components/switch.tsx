import { useId } from 'preact/hooks';
import './switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Cannot be turned now; `note` says why. */
  readonly fixed?: boolean;
}

/** A line with a switch at its end. */
export const Switch = ({ label, note, on, onChange, fixed = false }: SwitchProps) => {
  const id = useId();
  return (
    <div class="switch-line">
      <span class="switch-text">
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && (
          <span class="switch-note" id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        class="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-disabled={fixed}
        onClick={() => fixed || onChange(!on)}
      >
        <span class="switch-knob" />
      </button>
    </div>
  );
};
