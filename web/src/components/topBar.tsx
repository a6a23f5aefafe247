import type { ComponentChildren } from 'preact';
import { goBack } from '../app/router.ts';
import { shellWords } from '../messages/shell.ts';
import { IconButton } from './iconButton.tsx';
import { MenuButton } from './menu.tsx';
import './topBar.css';

export interface TopBarProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Where 'back' leads for somebody who came by a link. */
  readonly backTo: string;
  /** Instead of going back: a step of the page itself. */
  readonly onBack?: () => void;
  /** At the right, instead of the menu. */
  readonly actions?: ComponentChildren;
}

/** The bar of a page that fills the screen: back, what it is, and what can be done. */
export const TopBar = ({ title, subtitle, backTo, onBack, actions }: TopBarProps) => (
  <header class="top-bar">
    <IconButton icon="back" label={shellWords().back} onClick={() => (onBack ?? (() => goBack(backTo)))()} />
    <div class="top-bar-text">
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle !== undefined && <p>{subtitle}</p>}
    </div>
    {actions ?? <MenuButton />}
  </header>
);
