import type { ComponentChildren } from 'preact';
import './card.css';

export interface CardProps {
  readonly children: ComponentChildren;
  /** The whole card leads somewhere. */
  readonly href?: string;
}

export const Card = ({ children, href }: CardProps) =>
  href === undefined ? (
    <div class="card">{children}</div>
  ) : (
    <a class="card card-link" href={href}>
      {children}
    </a>
  );
