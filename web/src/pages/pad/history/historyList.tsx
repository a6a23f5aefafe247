import type { HistoryChange, HistoryEntry, PadView } from '@windroos/pad';
import { padWords } from '../../../messages/pad.ts';
import { padHistoryWords } from '../../../messages/padHistory.ts';
import { PAGE_ID } from '../state/pageId.ts';
import { momentText } from '../state/times.ts';
import { ValueShown } from './valueShown.tsx';
import { fieldText, valueText } from './valueText.ts';
import './historyList.css';

interface ChangeProps {
  readonly view: PadView;
  readonly change: HistoryChange;
  /** The hand stands in the heading. */
  readonly ofHand: boolean;
}

const Change = ({ view, change, ofHand }: ChangeProps) => {
  const t = padHistoryWords();
  const { field, before, after, number } = change;
  const hadValue = valueText(view, field, before) !== null;
  const empty = field === 'deleted' ? t.putBack : t.empty;
  const where = number === null || ofHand ? '' : `${padWords().hand(number)}, `;
  return (
    <li>
      <span class="history-field">
        {where}
        {fieldText(view, field)}:
      </span>{' '}
      {hadValue && (
        <del>
          <ValueShown view={view} field={field} value={before} empty={empty} />
        </del>
      )}{' '}
      <ValueShown view={view} field={field} value={after} empty={empty} />
    </li>
  );
};

const headOf = ({ kind, takenBack }: HistoryEntry): string => {
  const t = padHistoryWords();
  if (kind !== 'act') return t[kind];
  return takenBack ? t.takenBack : '';
};

interface ListProps {
  readonly view: PadView;
  readonly entries: readonly HistoryEntry[];
  readonly ofHand?: boolean;
}

/** What was written and changed, the latest first; nothing is ever lost. */
export const HistoryList = ({ view, entries, ofHand = false }: ListProps) => (
  <ol class="plain history">
    {entries.toReversed().map((entry) => (
      <li key={entry.act} class={entry.takenBack ? 'history-act history-gone' : 'history-act'}>
        <p class="history-when">
          {momentText(entry.at)}
          {entry.by === PAGE_ID ? ` · ${padHistoryWords().here}` : ''}
          {headOf(entry) === '' ? '' : ` · ${headOf(entry)}`}
        </p>
        <ul class="plain">
          {entry.changes.map((change) => (
            <Change key={`${change.slot} ${change.field}`} view={view} change={change} ofHand={ofHand} />
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
