import type { SharedHand } from '@windroos/pad';
import { useMemo, useState } from 'preact/hooks';
import { say } from '../app/live.ts';
import { Dialog } from '../components/dialog.tsx';
import { Field } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { shareWords } from '../messages/share.ts';
import type { Squares } from './cardPicture.ts';
import { LinkPart } from './linkPart.tsx';
import { PicturePart } from './picturePart.tsx';
import { isLocalAddress } from './sharedLink.ts';
import { seatShown } from './sharedSetup.ts';
import { useShared } from './useShared.ts';
import './shareDialog.css';

export interface ShareDialogProps {
  readonly hand: SharedHand;
  readonly open: boolean;
  readonly onClose: () => void;
}

const squaresPath = (code: Squares): string =>
  code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Dark on light in every theme: a camera wants it so. */
const Code = ({ code }: { readonly code: Squares }) => (
  <figure class="share-code">
    <svg
      viewBox={`-4 -4 ${code.length + 8} ${code.length + 8}`}
      role="img"
      aria-label={shareWords().code}
      shape-rendering="crispEdges"
    >
      <rect x="-4" y="-4" width={code.length + 8} height={code.length + 8} />
      <path d={squaresPath(code)} />
    </svg>
    <figcaption>{shareWords().codeText}</figcaption>
  </figure>
);

const MOST_NAME = 30;

const withName = (hand: SharedHand, name: string): SharedHand => {
  const seat = seatShown(hand);
  if (seat === null) return hand;
  const { [seat]: _, ...others } = hand.names;
  return { ...hand, names: name.trim() === '' ? others : { ...others, [seat]: name.trim() } };
};

const NameField = ({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) => (
  <Field
    label={shareWords().name}
    hint={shareWords().nameHint}
    value={name}
    onValue={onName}
    maxLength={MOST_NAME}
    autoComplete="off"
  />
);

const Body = ({ hand }: { readonly hand: SharedHand }) => {
  const t = shareWords();
  const seat = seatShown(hand);
  const [name, setName] = useState(seat === null ? '' : (hand.names[seat] ?? ''));
  const named = useMemo(() => withName(hand, name), [hand, name]);
  const isLocal = isLocalAddress();
  const shared = useShared(named, isLocal);
  if (shared === undefined) return <p class="quiet">{t.wait}</p>;
  const { link, code } = shared;
  return (
    <div class="share">
      {isLocal && (
        <Notice kind="notice" title={t.local.title}>
          {t.local.text}
        </Notice>
      )}
      {seat !== null && <NameField name={name} onName={setName} />}
      <PicturePart svg={shared.svg} first={isLocal} />
      {link === null ? (
        <Notice kind="notice" title={t.failed.title}>
          {t.failed.text}
        </Notice>
      ) : (
        <LinkPart url={link.url} first={!isLocal} onSaid={say} />
      )}
      {link !== null && code === null && <p class="quiet">{t.codeTooLong}</p>}
      {code !== null && !isLocal && <Code code={code} />}
    </div>
  );
};

/** Gives a hand's sheet to somebody else: as a link with everything in it, a code, or a picture. */
export const ShareDialog = ({ hand, open, onClose }: ShareDialogProps) => (
  <Dialog open={open} title={shareWords().title} onClose={onClose}>
    <Body hand={hand} />
  </Dialog>
);
