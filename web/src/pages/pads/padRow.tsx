import { andList, ruleSetName } from '@windroos/texts';
import type { ComponentChildren } from 'preact';
import { language } from '../../app/language.ts';
import { padWords } from '../../messages/pad.ts';
import { padListWords } from '../../messages/padList.ts';
import { nameOf } from '../pad/state/shown.ts';
import { dateText } from '../pad/state/times.ts';
import type { PadSummary } from './padList.ts';

const progressOf = ({ length, played, hands, finished }: PadSummary): string => {
  const t = padListWords();
  if (finished) return t.finished(played);
  const isEndless = length.rounds === undefined && length.hands === undefined;
  return isEndless ? padWords().playedOnly(played) : t.handOf(played + 1, hands);
};

/** Names, how far, and when. */
export const PadWords = ({ pad }: { readonly pad: PadSummary }) => {
  const { name, players, rules } = pad;
  const names = andList(
    players.map(({ id }) => nameOf(pad, id)),
    language.value,
  );
  return (
    <span class="pad-row-words">
      <span class="pad-row-name">{name || padWords().title}</span>
      <span class="pad-row-players">{names}</span>
      <span class="pad-row-facts">
        {progressOf(pad)} · {rules === null ? '' : `${ruleSetName(rules, language.value)} · `}
        {dateText(pad.begun)}
      </span>
    </span>
  );
};

export const PadRowFrame = ({ children }: { readonly children: ComponentChildren }) => (
  <li class="pad-row card">{children}</li>
);
