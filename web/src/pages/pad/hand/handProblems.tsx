import { ENGINE_VERSION } from '@windroos/engine';
import type { SlotView } from '@windroos/pad';
import { confirmCounts, isBlocking, type Problem, takeOver } from '@windroos/pad';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { padHandWords } from '../../../messages/padHand.ts';
import { problemText } from '../entry/problemWords.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, plain } from '../state/shown.ts';

interface ProblemsProps {
  readonly opened: Opened;
  readonly slot: SlotView;
}

/** What was written stays; what this version would count stands beside it, and a tap takes it over. */
const Newer = ({ opened, slot }: ProblemsProps) => {
  const t = padHandWords().problems;
  const view = opened.view.value;
  const { now, engine, hands } = slot;
  if (now === null) return null;
  const differ = Object.keys(now.totals).filter((id) => now.totals[id] !== hands[id]?.total);
  return (
    <Notice
      kind="notice"
      title={t.engine(engine ?? '?', ENGINE_VERSION)}
      actions={<Button onClick={() => opened.write(takeOver(view, opened.writer(), [slot.id]))}>{t.takeOver}</Button>}
    >
      {differ.map((id) => (
        <span key={id} class="hand-now">
          {nameOf(view, id)}: {t.was} {plain(hands[id]?.total ?? 0)}, {t.now} {plain(now.totals[id]!)}.
        </span>
      ))}
    </Notice>
  );
};

/** Said elsewhere, with what can be done about it. */
const APART: readonly Problem['code'][] = ['engine-differs'];

export const HandProblems = ({ opened, slot }: ProblemsProps) => {
  const t = padHandWords().problems;
  const view = opened.view.value;
  const problems = slot.problems.filter(({ code }) => !APART.includes(code));
  const asks = problems.some(({ code }) => code === 'other-circumstances');
  const confirm = (): void => opened.write(confirmCounts(opened.view.value, opened.writer(), slot.id));
  return (
    <div class="hand-problems">
      {problems.map((problem) => (
        <Notice
          key={`${problem.code} ${problem.player ?? ''}`}
          kind={isBlocking(problem) ? 'refused' : 'notice'}
          title={problemText(view, problem)}
        />
      ))}
      {asks && <Button onClick={confirm}>{t.confirm}</Button>}
      <Newer opened={opened} slot={slot} />
    </div>
  );
};
