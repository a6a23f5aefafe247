import { signal } from '@preact/signals';
import type { PadView } from '@windroos/pad';
import { href } from '../../../app/router.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/iconButton.tsx';
import { padWords } from '../../../messages/pad.ts';
import { shellWords } from '../../../messages/shell.ts';
import { MAIN_MENU, pageHref } from '../../menu.ts';
import type { PageId } from '../../paths.ts';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { playedCount } from '../state/shown.ts';
import { turnOn } from '../state/turn.ts';
import '../../../components/menu.css';
import './padMenu.css';

const isOpen = signal(false);
const close = (): void => {
  isOpen.value = false;
};

const SCREENS = [
  ['padChart', 'chart'],
  ['padPenalties', 'penalties'],
  ['padChips', 'chips'],
  ['padSeats', 'seats'],
  ['padForgotten', 'forgotten'],
  ['padHistory', 'history'],
  ['padPrint', 'print'],
  ['padFiles', 'files'],
  ['padSettings', 'settings'],
] as const;

/** Not for every pad: chips only where they are counted, a forgotten hand only before one that was played. */
const APPLIES: Readonly<Partial<Record<PageId, (view: PadView) => boolean>>> = {
  padChips: ({ chips }) => chips !== null,
  padForgotten: (view) => playedCount(view) > 0,
};

const Screens = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
  const screens = SCREENS.filter(([page]) => APPLIES[page]?.(opened.view.value) ?? true);
  return (
    <nav class="menu" aria-label={t.menu}>
      {screens.map(([page, word]) => (
        <a key={page} class="page-link" href={href(padPath(page, opened.id))} onClick={close}>
          {t.actions[word]}
        </a>
      ))}
      <button type="button" class="page-link pad-menu-button" onClick={turnOn}>
        {t.actions.turn}
      </button>
    </nav>
  );
};

/** Everything that can be done with this pad, and the way to the rest of the app. */
export const PadMenu = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
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
      <Dialog open={isOpen.value} title={opened.view.value.name || t.title} onClose={close}>
        <Screens opened={opened} />
        <nav class="menu pad-menu-app" aria-label={t.actions.app}>
          {(['home', ...MAIN_MENU, 'display'] as const).map((id) => (
            <a key={id} class="page-link" href={pageHref(id)} onClick={close}>
              {shellWords().pages[id]}
            </a>
          ))}
        </nav>
      </Dialog>
    </>
  );
};
