import { clearHand, type SlotView, setEast } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { goBack, href } from '../../../app/router.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { IconButton } from '../../../components/iconButton.tsx';
import { Options } from '../../../components/options.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf } from '../state/shown.ts';

interface MoreProps {
  readonly opened: Opened;
  readonly slot: SlotView;
}

/** What is rarely needed: who really was East, and that a hand was not played after all. */
export const HandMore = ({ opened, slot }: MoreProps) => {
  const t = padHandWords();
  const [isOpen, setOpen] = useState(false);
  const view = opened.view.value;
  const clear = (): void => {
    opened.write(clearHand(view, opened.writer(), slot.id));
    goBack(padPath('pad', opened.id));
  };
  return (
    <>
      <IconButton icon="menu" label={padWords().menu} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} title={t.title(slot.number)} onClose={() => setOpen(false)}>
        <Options
          title={t.east}
          options={slot.chairs.map((id) => ({ value: id, label: nameOf(view, id) }))}
          value={slot.seats.E}
          onChange={(id) => opened.write(setEast(opened.view.value, opened.writer(), slot.id, id))}
        />
        {slot.outcome !== null && (
          <>
            <h3 class="pad-heading">{t.forgottenTitle}</h3>
            <LinkButton href={href(padPath('padForgotten', opened.id, { voor: slot.id }))}>{t.forgotten}</LinkButton>
            <h3 class="pad-heading">{t.removeTitle}</h3>
            <p class="quiet">{t.removeText}</p>
            <Button onClick={clear}>{t.remove}</Button>
          </>
        )}
      </Dialog>
    </>
  );
};
