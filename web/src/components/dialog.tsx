import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { shellWords } from '../messages/shell.ts';
import { IconButton } from './iconButton.tsx';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the bottom, the strongest last. */
  readonly actions?: ComponentChildren;
}

const isBackdrop = (event: MouseEvent): boolean => event.target === event.currentTarget;

/** A dialog in the middle; on a phone a sheet from below. The browser keeps the focus inside and gives it back. */
export const Dialog = ({ open, title, onClose, children, actions }: DialogProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      class="dialog"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(e) => isBackdrop(e) && onClose()}
    >
      {open && (
        <div class="dialog-body">
          <div class="dialog-head">
            <h2 id={id}>{title}</h2>
            <IconButton icon="close" label={shellWords().close} onClick={onClose} />
          </div>
          {children}
          {actions !== undefined && <div class="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
};
