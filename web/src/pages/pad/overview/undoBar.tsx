import { type HistoryEntry, historyOf, redo, redoable, undo, undoable } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { say } from '../../../app/live.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { padWords } from '../../../messages/pad.ts';
import type { Opened } from '../state/opened.ts';
import { PAGE_ID } from '../state/pageId.ts';
import './undoBar.css';

type Words = ReturnType<typeof padWords>;

/** What was done last, in one sentence. */
const didText = (entry: HistoryEntry | undefined, t: Words): string => {
  const result = entry?.changes.find(({ field }) => field === 'result' || field.startsWith('hand:'));
  if (result?.number != null)
    return result.before === null ? t.did.written(result.number) : t.did.corrected(result.number);
  const field = entry?.changes[0]?.field ?? '';
  if (field.startsWith('penalty:')) return t.did.penalty;
  return field === 'seats' || field === 'east' ? t.did.seats : t.did.other;
};

type Way = 'undo' | 'redo';
const WAYS = { undo, redo } as const;

/** Takes back the last act of this page; it asks when somebody else changed the same since. */
const takeBack = (opened: Opened, way: Way, anyway: boolean): boolean => {
  const edits = WAYS[way](opened.view.value, opened.writer(), anyway);
  if (!edits.ok) return edits.error.code !== 'changed-since';
  opened.write(edits.value);
  say(way === 'undo' ? padWords().undone : didText(historyOf(opened.view.value).at(-1), padWords()));
  return true;
};

interface AskProps {
  readonly asking: Way | null;
  readonly onAnswer: (anyway: boolean) => void;
}

const Ask = ({ asking, onAnswer }: AskProps) => {
  const t = padWords();
  const actions = (
    <>
      <Button onClick={() => onAnswer(false)}>{t.cancel}</Button>
      <Button onClick={() => onAnswer(true)}>{asking === 'redo' ? t.redoAnyway : t.anyway}</Button>
    </>
  );
  return (
    <Dialog open={asking !== null} title={t.changedSinceTitle} onClose={() => onAnswer(false)} actions={actions}>
      <p>{asking === 'redo' ? t.changedSinceRedo : t.changedSince}</p>
    </Dialog>
  );
};

/** 'Spel 7 staat erop. Maak ongedaan', for as long as this page is open. */
export const UndoBar = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
  const [asking, setAsking] = useState<Way | null>(null);
  const view = opened.view.value;
  const last = undoable(view, PAGE_ID);
  const again = redoable(view, PAGE_ID);
  const isStart = last?.edits.some(({ field }) => field === 'players' && last.edits[0]!.n === 1) === true;
  const entry = last === null ? undefined : historyOf(view).find(({ act }) => act === last.act);
  const start = (way: Way): void => {
    if (!takeBack(opened, way, false)) setAsking(way);
  };
  const answer = (anyway: boolean): void => {
    if (anyway && asking !== null) takeBack(opened, asking, true);
    setAsking(null);
  };
  const canUndo = last !== null && !isStart;
  if (!canUndo && again === null) return null;
  return (
    <div class="undo-bar">
      <span role="status">{again === null ? didText(entry, t) : t.undone}</span>
      <span class="undo-buttons">
        {again !== null && (
          <Button kind="quiet" onClick={() => start('redo')}>
            {t.redo}
          </Button>
        )}
        {canUndo && (
          <Button kind="quiet" onClick={() => start('undo')}>
            {t.undo}
          </Button>
        )}
      </span>
      <Ask asking={asking} onAnswer={answer} />
    </div>
  );
};
