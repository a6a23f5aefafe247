import type { PlayerId } from '@windroos/pad';
import { numberText } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { countOfLaying } from '../../../components/picker/usePicker.ts';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { nameOf, plain, windOf } from '../state/shown.ts';
import { countedOf } from './counted.ts';
import type { Entering } from './entry.ts';
import { type EntryDraft, isLaid, isLaidDead, layingOf, wantedOf } from './entryDraft.ts';
import { isWhole } from './laidStatus.ts';

export const digitsOf = ({ hands }: EntryDraft, player: PlayerId): string => {
  const hand = hands[player];
  return hand?.kind === 'count' ? hand.digits : '';
};

export interface TypeRowProps {
  readonly entering: Entering;
  readonly player: PlayerId;
  readonly active: boolean;
  /** No hand counts this much under these rules: questioned, never refused. */
  readonly unlikely: boolean;
  readonly field: (input: HTMLInputElement | null) => void;
  readonly onActive: () => void;
  readonly onDigits: (text: string) => void;
  readonly onEnter: () => void;
}

const Name = ({ entering: { view, slot, entry }, player, word }: NameProps) => (
  <>
    <WindSeal wind={windOf(slot, player)!} size={34} />
    <span class="type-name">
      {nameOf(view, player)}
      <span class="type-won">
        {[...(entry.winner === player ? [padWords().won] : []), ...(word === null ? [] : [word])].join(', ')}
      </span>
    </span>
  </>
);

interface NameProps extends Pick<TypeRowProps, 'entering' | 'player'> {
  /** How the count comes here, where it is not typed. */
  readonly word: string | null;
}

/** A hand that was laid: its count stands, and the tap leads back to the tiles. */
const LaidRow = ({ entering, player }: Pick<TypeRowProps, 'entering' | 'player'>) => {
  const { entry } = entering;
  const total = isWhole(entry, player) ? (countedOf(entering)?.hands[player]?.total ?? null) : null;
  const soFar = countOfLaying(layingOf(entry, player), wantedOf(entry, player));
  const t = padEntryWords().type;
  const word = isLaidDead(entry, player) ? t.dead : total === null ? soFar : t.laid;
  return (
    <button type="button" class="type-row type-row-laid" onClick={() => entering.goTo('leggen', player)}>
      <Name entering={entering} player={player} word={word} />
      <span class="type-count">{total === null ? '?' : plain(total)}</span>
    </button>
  );
};

const Field = ({ entering, player, active, unlikely, field, onActive, onDigits, onEnter }: TypeRowProps) => {
  const t = padEntryWords().type;
  const hand = entering.entry.hands[player];
  const word = hand?.kind === 'dead' ? t.dead : hand?.kind === 'skipped' ? t.skipped : null;
  const digits = digitsOf(entering.entry, player);
  return (
    <>
      <label class={`type-row${active ? ' type-row-active' : ''}`}>
        <Name entering={entering} player={player} word={word} />
        <input
          class="type-count"
          ref={field}
          inputMode="none"
          autocomplete="off"
          maxLength={7}
          size={5}
          aria-label={t.points(nameOf(entering.view, player))}
          value={digits}
          onFocus={onActive}
          onInput={(event) => onDigits(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        />
      </label>
      {unlikely && (
        <p class="type-unlikely" role="status">
          {t.unlikely(numberText(Number(digits), language.value))}
        </p>
      )}
    </>
  );
};

export const TypeRow = (props: TypeRowProps) =>
  isLaid(props.entering.entry, props.player) ? (
    <LaidRow entering={props.entering} player={props.player} />
  ) : (
    <Field {...props} />
  );
