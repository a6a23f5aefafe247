import { Empty } from '../../../components/empty.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padProblemsWords } from '../../../messages/padProblems.ts';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';

/** The link names a hand that is not on this pad. */
export const NotHere = ({ opened }: { readonly opened: Opened }) => {
  const t = padProblemsWords().notHere;
  return (
    <>
      <TopBar title={t.title} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow" tabIndex={-1}>
        <Empty title={t.title} text={t.text} />
      </main>
    </>
  );
};
