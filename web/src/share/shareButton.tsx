import type { SharedHand } from '@windroos/pad';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { shellWords } from '../messages/shell.ts';
import type { ShareDialogProps } from './shareDialog.tsx';

export interface ShareButtonProps {
  /** Made when it is asked for. */
  readonly hand: () => SharedHand | null;
  readonly label: string;
}

interface Opened {
  readonly hand: SharedHand;
  readonly Dialog: ComponentType<ShareDialogProps>;
}

/** 'Deel dit telblad': everything behind it is loaded when it is tapped. */
export const ShareButton = ({ hand, label }: ShareButtonProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    const shared = hand();
    const loaded = await import('./shareDialog.tsx').catch(() => null);
    setFailed(loaded === null);
    if (shared !== null && loaded !== null) setOpened({ hand: shared, Dialog: loaded.ShareDialog });
  };
  return (
    <>
      <Button onClick={() => void open()}>{label}</Button>
      {failed && (
        <Notice kind="refused" title={shellWords().loadFailed.title}>
          {shellWords().loadFailed.text}
        </Notice>
      )}
      {opened !== null && <opened.Dialog hand={opened.hand} open onClose={() => setOpened(null)} />}
    </>
  );
};
