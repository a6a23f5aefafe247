import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { Options } from '../../../components/options.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padPrintWords } from '../../../messages/padPrint.ts';
import { PAGE_PATHS } from '../../paths.ts';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { begunAt } from '../state/shown.ts';
import { ScoreForm } from './form.tsx';
import { emptyForm, filledForm } from './formData.ts';
import './printPage.css';

export const frame = 'own';

const PrintButton = () => (
  <footer class="pad-foot">
    <Button kind="primary" onClick={() => window.print()}>
      {padPrintWords().print}
    </Button>
  </footer>
);

const KINDS = ['filled', 'empty'] as const;

const Print = ({ opened }: { readonly opened: Opened }) => {
  const t = padPrintWords();
  const view = opened.view.value;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('filled');
  useTitle(`${t.title}, ${view.name}`);
  const form = kind === 'filled' ? filledForm(view, begunAt(view)) : { ...emptyForm(), title: view.name };
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main print-page" tabIndex={-1}>
        <div class="print-choice">
          <Options
            title={t.what}
            across
            options={KINDS.map((value) => ({ value, label: t[value] }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        <ScoreForm {...form} />
      </main>
      <PrintButton />
    </>
  );
};

/** Without a pad: a form to fill in by hand. */
const PrintEmpty = () => {
  const t = padPrintWords();
  useTitle(t.formTitle);
  return (
    <div class="pad-screen">
      <TopBar title={t.formTitle} backTo={PAGE_PATHS.pads} />
      <main class="pad-main print-page" tabIndex={-1}>
        <ScoreForm {...emptyForm()} />
      </main>
      <PrintButton />
    </div>
  );
};

export const Page = ({ place }: PageProps) =>
  place.query.has('blok') ? (
    <PadScreen place={place}>{(opened) => <Print opened={opened} />}</PadScreen>
  ) : (
    <PrintEmpty />
  );
