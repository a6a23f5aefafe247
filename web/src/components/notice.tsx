import type { ComponentChildren } from 'preact';
import './notice.css';

/** `refused`: it did not happen. `notice`: good to know. `done`: it happened. */
export type NoticeKind = 'refused' | 'notice' | 'done';

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** A whole first sentence. */
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Buttons under it. */
  readonly actions?: ComponentChildren;
}

/** A card with an edge. A refusal interrupts a screen reader, the rest waits. */
export const Notice = ({ kind, title, children, actions }: NoticeProps) => (
  <div class={`notice notice-${kind}`} role={kind === 'refused' ? 'alert' : 'status'}>
    <p>
      <strong>{title}</strong> {children}
    </p>
    {actions !== undefined && <div class="notice-actions">{actions}</div>}
  </div>
);
