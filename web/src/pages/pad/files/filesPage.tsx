import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padFilesWords } from '../../../messages/padFiles.ts';
import { pageHref } from '../../menu.ts';
import { OpenFile } from '../../pads/openFile.tsx';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { saveCsv } from './csvFile.ts';
import { padFileName, padText, savePad } from './padFile.ts';
import { SaveButton } from './saveButton.tsx';
import './filesPage.css';

export const frame = 'own';

/** The sheet of the phone where it can share files; elsewhere the file is saved, to be sent by hand. */
const passOn = async (opened: Opened): Promise<void> => {
  const name = padFileName(opened, 'windroos.json');
  const file = new File([padText(opened)], name, { type: 'application/json' });
  const data = { files: [file], title: opened.view.value.name };
  if (navigator.canShare?.(data) !== true) {
    savePad(opened);
    return;
  }
  await navigator.share(data).catch(() => undefined);
};

const Files = ({ opened }: { readonly opened: Opened }) => {
  const t = padFilesWords();
  useTitle(t.title);
  return (
    <>
      <TopBar title={t.title} subtitle={opened.view.value.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow files" tabIndex={-1}>
        <section>
          <h2>{t.pass}</h2>
          <p>{t.passText}</p>
          <Button kind="primary" onClick={() => void passOn(opened)}>
            {t.passButton}
          </Button>
        </section>
        <section>
          <h2>{t.back}</h2>
          <p>{t.backText}</p>
          <OpenFile />
        </section>
        <section>
          <h2>{padWords().save}</h2>
          <p>{t.saveText}</p>
          <SaveButton opened={opened} />
        </section>
        <section>
          <h2>{t.csv}</h2>
          <p>{t.csvText}</p>
          <Button onClick={() => saveCsv(opened)}>{t.csv}</Button>
        </section>
        <p>
          <a href={pageHref('display')}>{t.allLink}</a>
        </p>
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Files opened={opened} />}</PadScreen>
);
