import type { ComponentChildren } from 'preact';
import { href, type Place } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { LinkButton } from '../../../components/button.tsx';
import { Empty } from '../../../components/empty.tsx';
import { Waiting } from '../../../components/otherwise.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { PAGE_PATHS } from '../../paths.ts';
import type { Opened } from '../state/opened.ts';
import { useWakeLock } from '../state/wakeLock.ts';
import { Unkept } from './unkept.tsx';
import { usePad } from './usePad.ts';
import './padScreen.css';

export interface PadScreenProps {
  readonly place: Place;
  readonly children: (opened: Opened) => ComponentChildren;
}

const Missing = () => {
  const t = padWords();
  useTitle(t.missing.title);
  return (
    <div class="pad-screen">
      <TopBar title={t.missing.title} backTo={PAGE_PATHS.pads} />
      <main class="pad-main pad-narrow" tabIndex={-1}>
        <Empty
          title={t.missing.title}
          text={t.missing.text}
          action={
            <LinkButton kind="primary" href={href(PAGE_PATHS.pads)}>
              {t.missing.toList}
            </LinkButton>
          }
        />
      </main>
    </div>
  );
};

const Wait = () => (
  <main class="pad-screen">
    <h1 class="unseen" tabIndex={-1}>
      {padWords().title}
    </h1>
    <Waiting />
  </main>
);

const Ready = ({ opened, children }: { readonly opened: Opened; readonly children: PadScreenProps['children'] }) => {
  useWakeLock();
  return (
    <div class="pad-screen">
      {children(opened)}
      <Unkept opened={opened} />
    </div>
  );
};

/** A screen of the pad that the address names; it says so when this device has no such pad. */
export const PadScreen = ({ place, children }: PadScreenProps) => {
  const here = usePad(place);
  if (here === 'waiting') return <Wait />;
  if (here === 'missing') return <Missing />;
  return <Ready opened={here}>{children}</Ready>;
};
