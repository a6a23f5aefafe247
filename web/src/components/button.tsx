import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

/** `primary` is the one thing to do next: at most one on a screen. */
export type ButtonKind = 'primary' | 'plain' | 'quiet';

interface Look {
  readonly kind?: ButtonKind;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

const classOf = ({ kind = 'plain', wide = false }: Look): string =>
  `button button-${kind}${wide ? ' button-wide' : ''}`;

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type'>;

export const Button = ({ kind, wide, children, ...rest }: ButtonProps) => (
  <button type="button" class={classOf({ kind: kind ?? 'plain', wide: wide ?? false, children })} {...rest}>
    {children}
  </button>
);

export type LinkButtonProps = Look & { readonly href: string };

/** Looks like a button, goes to a page. */
export const LinkButton = ({ href, ...look }: LinkButtonProps) => (
  <a class={classOf(look)} href={href}>
    {look.children}
  </a>
);
