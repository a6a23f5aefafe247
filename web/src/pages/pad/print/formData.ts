import { WINDS } from '@windroos/engine';
import type { PadView, PlayerId, SlotView } from '@windroos/pad';
import { ruleSetName, WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { padWords } from '../../../messages/pad.ts';
import { padPrintWords } from '../../../messages/padPrint.ts';
import { nameOf, windOf } from '../state/shown.ts';
import { dateText } from '../state/times.ts';

/** One line of the form; an empty form has no amounts. */
export interface FormRow {
  readonly number: number;
  readonly round: SlotView['round'];
  readonly winds: readonly string[];
  readonly slot: SlotView | null;
}

export interface FormProps {
  readonly title: string;
  readonly rules: string;
  readonly date: string;
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly rows: readonly FormRow[];
  readonly view: PadView | null;
}

const windLetter = (slot: SlotView, player: PlayerId): string => {
  const wind = windOf(slot, player);
  return wind === null ? '' : WIND_NAMES[wind][language.value].charAt(0);
};

/** The evening as it was written. */
export const filledForm = (view: PadView, at: number): FormProps => ({
  title: view.name || padWords().title,
  rules: view.rules === null ? '' : ruleSetName(view.rules, language.value),
  date: dateText(at),
  players: view.players.map(({ id }) => ({ id, name: nameOf(view, id) })),
  rows: view.slots.map((slot) => ({
    number: slot.number,
    round: slot.round,
    winds: view.players.map(({ id }) => windLetter(slot, id)),
    slot: slot.state === 'open' ? null : slot,
  })),
  view,
});

const EMPTY_HANDS = 16;

/** Sixteen lines to fill in by hand. */
export const emptyForm = (): FormProps => ({
  title: padPrintWords().formTitle,
  rules: '',
  date: '',
  players: [1, 2, 3, 4].map((number) => ({ id: `p${number}`, name: '' })),
  rows: Array.from({ length: EMPTY_HANDS }, (_, index) => ({
    number: index + 1,
    round: WINDS[Math.floor(index / 4)]!,
    winds: [0, 1, 2, 3].map((chair) => WIND_NAMES[WINDS[(chair - index + 16) % 4]!][language.value].charAt(0)),
    slot: null,
  })),
  view: null,
});
