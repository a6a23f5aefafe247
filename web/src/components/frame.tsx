import type { ComponentChildren } from 'preact';
import { isOnline } from '../app/online.ts';
import { href } from '../app/router.ts';
import { shellWords } from '../messages/shell.ts';
import { MAIN_MENU } from '../pages/menu.ts';
import { LanguageChoice, MenuButton, PageLink } from './menu.tsx';
import { Rose } from './rose.tsx';
import './frame.css';

const Logo = () => (
  <a class="logo" href={href('')}>
    <Rose size={34} />
    Windroos
  </a>
);

const Bar = () => {
  const t = shellWords();
  return (
    <header class="bar">
      <Logo />
      <nav class="bar-pages" aria-label={t.navigation}>
        {MAIN_MENU.map((id) => (
          <PageLink key={id} id={id} />
        ))}
      </nav>
      <div class="bar-side">
        {!isOnline.value && <span class="quiet bar-offline">{t.offline}</span>}
        <PageLink id="display" />
        <LanguageChoice />
      </div>
      <div class="bar-menu">
        <MenuButton />
      </div>
    </header>
  );
};

/** The bar of the app around a page. */
export const Frame = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="frame">
    <Bar />
    <main id="main" class="frame-main" tabIndex={-1}>
      {children}
    </main>
  </div>
);
