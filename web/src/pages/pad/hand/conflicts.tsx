import { type Conflict, commit, settleConflict, type Version } from '@windroos/pad';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { padHandWords } from '../../../messages/padHand.ts';
import { ValueShown } from '../history/valueShown.tsx';
import { fieldText } from '../history/valueText.ts';
import type { Opened } from '../state/opened.ts';
import { PAGE_ID } from '../state/pageId.ts';
import { momentText } from '../state/times.ts';
import './conflicts.css';

interface VersionProps {
  readonly opened: Opened;
  readonly conflict: Conflict;
  readonly version: Version;
}

const VersionRow = ({ opened, conflict, version }: VersionProps) => {
  const t = padHandWords().conflict;
  const view = opened.view.value;
  const settle = (): void => opened.write(settleConflict(view, opened.writer(), conflict, version.value));
  return (
    <li class="conflict-version">
      <span class="conflict-value">
        <strong>
          <ValueShown view={view} field={conflict.field} value={version.value} empty={t.nothing} />
        </strong>
        <span class="conflict-when">
          {t.version(momentText(version.at), version.by === PAGE_ID)}
          {version === conflict.counts ? ` · ${t.counts}` : ''}
        </span>
      </span>
      <Button onClick={settle}>{t.choose}</Button>
    </li>
  );
};

/** Everything that one screen wrote, in one go. */
const TakeAll = ({ opened, conflicts }: ConflictsProps) => {
  const t = padHandWords().conflict;
  const writers = [...new Set(conflicts.flatMap(({ counts, others }) => [counts, ...others].map(({ by }) => by)))];
  const take = (by: string): void => {
    const changes = conflicts.flatMap(({ slot, field, counts, others }) => {
      const mine = [counts, ...others].find((version) => version.by === by);
      return mine === undefined ? [] : [{ slot, field, value: mine.value }];
    });
    opened.write(commit(opened.view.value, opened.writer(), changes));
  };
  return (
    <>
      {writers.map((by) => {
        const version = conflicts.flatMap(({ counts, others }) => [counts, ...others]).find((one) => one.by === by)!;
        return (
          <Button key={by} onClick={() => take(by)}>
            {t.all(conflicts.length)} ({t.version(momentText(version.at), by === PAGE_ID)})
          </Button>
        );
      })}
    </>
  );
};

interface ConflictsProps {
  readonly opened: Opened;
  readonly conflicts: readonly Conflict[];
}

/** The same field written twice: both values, and a button to say which is right. */
export const Conflicts = ({ opened, conflicts }: ConflictsProps) => {
  const t = padHandWords().conflict;
  if (conflicts.length === 0) return null;
  return (
    <section class="conflicts">
      <Notice
        kind="notice"
        title={t.title}
        {...(conflicts.length > 1 ? { actions: <TakeAll opened={opened} conflicts={conflicts} /> } : {})}
      >
        {t.text}
      </Notice>
      {conflicts.map((conflict) => (
        <div key={conflict.field} class="conflict">
          <h3 class="pad-heading">{fieldText(opened.view.value, conflict.field)}</h3>
          <ul class="plain">
            {[conflict.counts, ...conflict.others].map((version) => (
              <VersionRow key={`${version.by} ${version.n}`} opened={opened} conflict={conflict} version={version} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
