import { historyOf, isCorrection } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/title.ts';
import { Empty } from '../../../components/empty.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padHistoryWords } from '../../../messages/padHistory.ts';
import type { PageProps } from '../../registry.ts';
import { Conflicts } from '../hand/conflicts.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { HistoryList } from './historyList.tsx';

export const frame = 'own';

const History = ({ opened }: { readonly opened: Opened }) => {
  const t = padHistoryWords();
  const view = opened.view.value;
  const [onlyCorrections, setOnly] = useState(true);
  useTitle(t.title);
  const all = historyOf(view);
  const shown = onlyCorrections ? all.filter(isCorrection) : all;
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow" tabIndex={-1}>
        <Conflicts opened={opened} conflicts={view.conflicts} />
        <div class="history-filter">
          <Switch label={t.onlyCorrections} on={onlyCorrections} onChange={setOnly} />
        </div>
        {shown.length === 0 ? <Empty title={t.none} text={t.noneText} /> : <HistoryList view={view} entries={shown} />}
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <History opened={opened} />}</PadScreen>
);
