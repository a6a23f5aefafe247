import type { ComponentChildren } from 'preact';
import { Tile } from './tile.tsx';
import './empty.css';

export interface EmptyProps {
  readonly title: string;
  readonly text: string;
  /** One button. */
  readonly action?: ComponentChildren;
}

/** Nothing here yet: one tile back, one sentence, one button. */
export const Empty = ({ title, text, action }: EmptyProps) => (
  <div class="empty card">
    <Tile tile="back" width={48} />
    <p>
      <strong>{title}</strong>
      <br />
      {text}
    </p>
    {action}
  </div>
);
