import { deletePad, type Length, renamePad, renamePlayer, setLength } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { forgetPad } from '../../../app/lastPad.ts';
import { go } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { LengthChoice } from '../../pads/lengthChoice.tsx';
import { PAGE_PATHS } from '../../paths.ts';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import '../files/filesPage.css';

export const frame = 'own';

/** Each name is written when the field is left: one act, not one a letter. */
const NameField = ({
  label,
  name,
  onName,
}: {
  readonly label: string;
  readonly name: string;
  readonly onName: (name: string) => void;
}) => {
  const [text, setText] = useState(name);
  const keep = (): void => {
    if (text.trim() !== name) onName(text.trim());
  };
  return (
    <div class="settings-name" onFocusOut={keep}>
      <Field label={label} value={text} maxLength={80} onValue={setText} onEnter={keep} />
    </div>
  );
};

const Settings = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords().settings;
  const view = opened.view.value;
  useTitle(t.title);
  const changeLength = (length: Length): void => opened.write(setLength(opened.view.value, opened.writer(), length));
  const throwAway = (): void => {
    opened.write(deletePad(view, opened.writer()));
    forgetPad();
    go(PAGE_PATHS.pads, { replace: true });
  };
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow files" tabIndex={-1}>
        <NameField
          label={t.name}
          name={view.name}
          onName={(name) => opened.write(renamePad(opened.view.value, opened.writer(), name))}
        />
        <section class="settings-names">
          <h2>{t.players}</h2>
          {view.players.map(({ id, name }, index) => (
            <NameField
              key={id}
              label={padWords().player(index + 1)}
              name={name}
              onName={(next) => opened.write(renamePlayer(opened.view.value, opened.writer(), id, next))}
            />
          ))}
        </section>
        <section class="settings-length">
          <h2>{t.length}</h2>
          <LengthChoice rules={view.rules} value={view.length} onChange={changeLength} />
        </section>
        <section>
          <Button onClick={throwAway}>{t.away}</Button>
          <p class="quiet">{t.awayNote}</p>
        </section>
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Settings opened={opened} />}</PadScreen>
);
