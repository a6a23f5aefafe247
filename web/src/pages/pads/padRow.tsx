import { andList, ruleSetName } from '@windroos/texts';
import type { ComponentChildren } from 'preact';
import { language } from '../../app/language.ts';
import { padWords } from '../../messages/pad.ts';
import { padListWords } from '../../messages/padList.ts';
import { nameOf, playedCount } from '../pad/state/shown.ts';
import { dateText } from '../pad/state/times.ts';
import type { PadSummary } from './padList.ts';

const progressOf = ({ view }: PadSummary): string => {
  const t = padListWords();
  const played = playedCount(view);
  if (view.finished) return t.finished(played);
  const isEndless = view.length.rounds === undefined && view.length.hands === undefined;
  return isEndless ? padWords().playedOnly(played) : t.handOf(played + 1, view.slots.length);
};

/** Names, how far, and when. */
export const PadWords = ({ pad }: { readonly pad: PadSummary }) => {
  const { view } = pad;
  const names = andList(
    view.players.map(({ id }) => nameOf(view, id)),
    language.value,
  );
  return (
    <span class="pad-row-words">
      <span class="pad-row-name">{view.name || padWords().title}</span>
      <span class="pad-row-players">{names}</span>
      <span class="pad-row-facts">
        {progressOf(pad)} · {view.rules === null ? '' : `${ruleSetName(view.rules, language.value)} · `}
        {dateText(pad.at)}
      </span>
    </span>
  );
};

export const PadRowFrame = ({ children }: { readonly children: ComponentChildren }) => (
  <li class="pad-row card">{children}</li>
);
