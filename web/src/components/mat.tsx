import type { ComponentChildren } from 'preact';
import './mat.css';

export interface MatProps {
  readonly children: ComponentChildren;
  /** With the lacquer rim of a table. */
  readonly rim?: boolean;
}

/** The dark table on which tiles lie. */
export const Mat = ({ children, rim = false }: MatProps) => <div class={rim ? 'mat mat-rim' : 'mat'}>{children}</div>;
