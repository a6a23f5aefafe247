import type { Result } from '@windroos/engine';
import type { LinkError, SharedHand } from '@windroos/pad';
import { useEffect, useState } from 'preact/hooks';
import { useTitle } from '../../app/title.ts';
import { shareWords } from '../../messages/share.ts';
import type { PageProps } from '../registry.ts';
import { LinkProblem } from './linkProblem.tsx';
import { openLink } from './openLink.ts';
import { SharedHandView } from './sharedHand.tsx';

export const frame = 'site';

type Opened = Result<SharedHand, LinkError> | 'none' | 'wait';

const useOpened = (shared: string | undefined): Opened => {
  const [opened, setOpened] = useState<Opened>(shared === undefined ? 'none' : 'wait');
  useEffect(() => {
    let wanted = true;
    if (shared !== undefined) void openLink(`#/hand/${shared}`).then((result) => wanted && setOpened(result));
    return () => {
      wanted = false;
    };
  }, [shared]);
  return opened;
};

/** A hand that somebody sent as a link. */
export const Page = ({ params }: PageProps) => {
  const t = shareWords();
  useTitle(t.opened.title);
  const opened = useOpened(params.shared);
  if (opened !== 'none' && opened !== 'wait' && opened.ok) return <SharedHandView hand={opened.value} />;
  return (
    <div class="stack">
      <h1 tabIndex={-1}>{t.opened.title}</h1>
      {opened === 'wait' ? (
        <p class="quiet">{t.wait}</p>
      ) : (
        <LinkProblem error={opened === 'none' || opened.ok ? null : opened.error} />
      )}
    </div>
  );
};
