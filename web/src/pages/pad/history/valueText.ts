import { isObject } from '@windroos/engine';
import {
  type HandEntry,
  type PadView,
  type PlayerId,
  readHandEntry,
  readHow,
  readLength,
  readOutcome,
  readPenalty,
  readPlayers,
} from '@windroos/pad';
import { andList, countText, ruleSetName } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { padHistoryWords } from '../../../messages/padHistory.ts';
import { penaltyText } from '../penalties/penaltyLine.tsx';
import { nameOf } from '../state/shown.ts';
import { timeText } from '../state/times.ts';
import { howText } from './howText.ts';

const names = (view: PadView, ids: readonly PlayerId[]): string =>
  andList(
    ids.map((id) => nameOf(view, id)),
    language.value,
  );

export const entryText = (entry: HandEntry): string => {
  const t = padHandWords().entries;
  if (entry.kind === 'count') return countText(entry.count, 'point', language.value);
  if (entry.kind === 'skipped') return t.skipped;
  if (entry.kind === 'dead') return t.dead;
  return [entry.rack, ...entry.melds, ...(entry.dead === true ? [t.dead] : [])].filter((part) => part !== '').join(' ');
};

const lengthText = (value: unknown): string => {
  const t = padHistoryWords();
  const length = readLength(value);
  if (length === null) return '';
  const { rounds, hands, until, more } = length;
  return [
    ...(rounds === undefined ? [] : [countText(rounds, 'round', language.value)]),
    ...(hands === undefined ? [] : [t.hands(hands)]),
    ...(until === undefined ? [] : [t.until(timeText(until))]),
    ...(more === undefined ? [] : [t.more(more)]),
  ].join(', ');
};

type ReadText = (view: PadView, value: unknown) => string | null;

const TEXTS: Readonly<Record<string, ReadText>> = {
  result: (view, value) => {
    const outcome = readOutcome(value);
    if (outcome === null) return null;
    return outcome.winner === null ? padWords().draw : nameOf(view, outcome.winner);
  },
  how: (view, value) => {
    const how = readHow(value);
    return how === null ? null : howText(view, how);
  },
  hand: (_, value) => {
    const entry = readHandEntry(value);
    return entry === null ? null : entryText(entry);
  },
  penalty: (view, value) => {
    const penalty = readPenalty(value);
    return penalty === null ? null : penaltyText(view, penalty);
  },
  east: (view, value) => (typeof value === 'string' ? nameOf(view, value) : null),
  seats: (view, value) => (Array.isArray(value) ? names(view, value) : null),
  players: (_, value) => {
    const players = readPlayers(value);
    return players === null
      ? null
      : andList(
          players.map(({ name }, index) => name || padWords().player(index + 1)),
          language.value,
        );
  },
  rules: (_, value) => (isObject(value) ? ruleSetName(value as { readonly id: string }, language.value) : null),
  length: (_, value) => lengthText(value) || null,
  deleted: () => padHistoryWords().thrownAway,
  written: () => padHistoryWords().amounts,
  purse: (_, value) => (Array.isArray(value) ? value.join(' · ') : null),
};

/** A value of a field as a person reads it; null for a field that was empty. */
export const valueText = (view: PadView, field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const read = TEXTS[field.split(':', 1)[0]!];
  return read === undefined ? String(value) : read(view, value);
};

/** 'Hand van Kees', 'Wie maakte mahjong'. */
export const fieldText = (view: PadView, field: string): string => {
  const t = padHandWords().conflict.fields;
  const [kind = '', id = ''] = field.split(':');
  if (kind === 'hand') return t.hand(nameOf(view, id));
  const word = t[kind as keyof typeof t];
  return typeof word === 'string' ? word : t.other;
};
