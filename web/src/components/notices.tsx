import { signal } from '@preact/signals';
import { firstTime } from '../app/localStore.ts';
import { isOnline } from '../app/online.ts';
import { acceptUpdate, updateReady, worksOffline } from '../app/updates.ts';
import { shellWords } from '../messages/shell.ts';
import { storageProblem } from '../storage/problem.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import './notices.css';

/** Notices that were put away for as long as this page is open. */
const putAway = signal<ReadonlySet<string>>(new Set());
const isAway = (name: string): boolean => putAway.value.has(name);
const putAwayOf = (name: string) => (): void => {
  putAway.value = new Set([...putAway.value, name]);
};

const Update = () => {
  const t = shellWords();
  if (!updateReady.value || isAway('update')) return null;
  const actions = (
    <>
      <Button onClick={acceptUpdate}>{t.update.now}</Button>
      <Button kind="quiet" onClick={putAwayOf('update')}>
        {t.update.later}
      </Button>
    </>
  );
  return (
    <Notice kind="notice" title={t.update.title} actions={actions}>
      {t.update.text}
    </Notice>
  );
};

interface OnceProps {
  readonly name: 'noNetwork' | 'plainHttp';
}

const Once = ({ name }: OnceProps) => {
  const t = shellWords();
  if (isAway(name)) return null;
  const actions = <Button onClick={putAwayOf(name)}>{t.understood}</Button>;
  return (
    <Notice kind="notice" title={t[name].title} actions={actions}>
      {t[name].text}
    </Notice>
  );
};

/** Remembered from the first time on; it stays on the page that said it until it is put away. */
const said = new Map<string, boolean>();
const isToSay = (name: string): boolean => {
  if (!said.has(name)) said.set(name, firstTime(name));
  return said.get(name) === true;
};

const Storage = () => {
  const problem = storageProblem.value;
  const t = shellWords().storage;
  if (problem === null || isAway(problem)) return null;
  const actions =
    problem === 'newer' ? (
      <Button onClick={() => location.reload()}>{t.reload}</Button>
    ) : (
      <Button onClick={putAwayOf(problem)}>{shellWords().understood}</Button>
    );
  return (
    <Notice kind="refused" title={t[problem].title} actions={actions}>
      {t[problem].text}
    </Notice>
  );
};

/** What the app itself has to say, above the page and never over it. */
export const Notices = () => (
  <div class="notices">
    <Storage />
    <Update />
    {!isOnline.value && isToSay('noNetwork') && <Once name="noNetwork" />}
    {!worksOffline() && isToSay('plainHttp') && <Once name="plainHttp" />}
  </div>
);
