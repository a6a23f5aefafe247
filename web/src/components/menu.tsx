import { signal } from '@preact/signals';
import type { Language } from '@windroos/texts';
import { language } from '../app/language.ts';
import { isOnline } from '../app/online.ts';
import { place } from '../app/router.ts';
import { changeSettings } from '../app/settings.ts';
import { acceptUpdate, updateReady } from '../app/updates.ts';
import { shellWords } from '../messages/shell.ts';
import { MAIN_MENU, pageHref } from '../pages/menu.ts';
import { PAGE_PATHS, type PageId } from '../pages/paths.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './iconButton.tsx';
import './menu.css';

const isOpen = signal(false);
const close = (): void => {
  isOpen.value = false;
};

const isHere = (id: PageId): boolean => {
  const { path } = place.value;
  return path === PAGE_PATHS[id] || path.startsWith(`${PAGE_PATHS[id]}/`);
};

export interface PageLinkProps {
  readonly id: PageId;
}

/** A link of the menu, marked when the reader is there. */
export const PageLink = ({ id }: PageLinkProps) => (
  <a class="page-link" href={pageHref(id)} aria-current={isHere(id) ? 'page' : undefined} onClick={close}>
    {shellWords().pages[id]}
  </a>
);

const LanguageButton = ({ code }: { readonly code: Language }) => (
  <button
    type="button"
    lang={code}
    aria-pressed={language.value === code}
    aria-label={code === 'nl' ? 'NL, Nederlands' : 'EN, English'}
    onClick={() => changeSettings({ language: code })}
  >
    {code.toUpperCase()}
  </button>
);

/** NL / EN */
export const LanguageChoice = () => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the bar.
  <div class="language" role="group" aria-label={shellWords().language}>
    <LanguageButton code="nl" />
    <span aria-hidden="true">/</span>
    <LanguageButton code="en" />
  </div>
);

const NewVersion = () => (
  <Button
    wide
    onClick={() => {
      close();
      acceptUpdate();
    }}
  >
    {shellWords().newVersion}
  </Button>
);

/** Everything the bar of a wide screen shows, as a sheet. */
export const MenuButton = () => {
  const t = shellWords();
  return (
    <>
      <IconButton
        icon="menu"
        label={t.menu}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      />
      <Dialog open={isOpen.value} title={t.menu} onClose={close}>
        <nav class="menu" aria-label={t.navigation}>
          {(['home', ...MAIN_MENU, 'display'] as const).map((id) => (
            <PageLink key={id} id={id} />
          ))}
        </nav>
        <div class="menu-foot">
          <LanguageChoice />
          {!isOnline.value && <span class="quiet">{t.offline}</span>}
        </div>
        {updateReady.value && <NewVersion />}
      </Dialog>
    </>
  );
};
