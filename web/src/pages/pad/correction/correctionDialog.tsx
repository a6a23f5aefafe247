import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { padWords } from '../../../messages/pad.ts';
import type { Opened } from '../state/opened.ts';
import { CorrectionView } from './correctionView.tsx';
import { lastCorrection } from './lastCorrection.ts';

const close = (): void => {
  lastCorrection.value = null;
};

/** After a correction: 'Spel 3 is verbeterd. De totalen zijn opnieuw geteld.', and what that means at the table. */
export const CorrectionDialog = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords().correction;
  const last = lastCorrection.value;
  const isOpen = last !== null && last.pad === opened.id;
  return (
    <Dialog
      open={isOpen}
      title={isOpen ? (last.added ? t.added : t.title)(last.number) : ''}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {t.good}
        </Button>
      }
    >
      {isOpen && (
        <>
          {last.correction.totals.length > 0 && <p>{t.recounted}</p>}
          <CorrectionView view={opened.view.value} correction={last.correction} except={last.number} />
        </>
      )}
    </Dialog>
  );
};
