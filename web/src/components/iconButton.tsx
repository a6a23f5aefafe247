import type { ButtonHTMLAttributes } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './iconButton.css';

export type IconButtonProps = {
  readonly icon: IconName;
  /** What it does, in words. */
  readonly label: string;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'type' | 'label' | 'icon'>;

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" class="icon-button" aria-label={label} {...rest}>
    <Icon icon={icon} />
  </button>
);
