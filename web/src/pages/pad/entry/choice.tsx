import type { ComponentChildren } from 'preact';
import './choice.css';

export interface ChoiceProps {
  readonly children: ComponentChildren;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly picture?: ComponentChildren;
  readonly note?: string;
}

/** An answer that is given by one tap and leads on at once; looks like an option, but is a button. */
export const Choice = ({ children, chosen, onChoose, picture, note }: ChoiceProps) => (
  <button type="button" class="choice" aria-current={chosen ? 'true' : undefined} onClick={onChoose}>
    {picture}
    <span class="choice-label">{children}</span>
    {note !== undefined && !chosen && <span class="choice-note">{note}</span>}
    {chosen && (
      <span class="choice-tick" aria-hidden="true">
        ✓
      </span>
    )}
  </button>
);
