import { preparePossible } from '@windroos/engine';
import { isPossibleTotal, type PlayerId } from '@windroos/pad';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { inSlices } from '../../../app/slices.ts';
import { Button } from '../../../components/button.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { withHand, withoutHand } from './changes.ts';
import { countingPlayers, type Entering } from './entry.ts';
import { isLaid } from './entryDraft.ts';
import { NumberPad } from './numberPad.tsx';
import { Question } from './question.tsx';
import { digitsOf, TypeRow } from './typeRow.tsx';
import './typeStep.css';

const MOST_DIGITS = 6;

/** Only figures, without zeros in front. */
const cleaned = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS);

/** A key writes where the caret is, over what is selected. */
const typedInto = (input: HTMLInputElement, digit: string): string => {
  input.setRangeText(digit, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  return input.value;
};

const erasedFrom = (input: HTMLInputElement): string => {
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  input.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  return input.value;
};

const firstEmpty = (entering: Entering, players: readonly PlayerId[]): PlayerId =>
  players.find((id) => entering.entry.hands[id] === undefined) ?? players[0]!;

interface KeysProps {
  readonly entering: Entering;
  readonly player: PlayerId;
}

/** Dead, skipped, or the tiles after all: for the player whose field is open. */
const OtherWays = ({ entering, player }: KeysProps) => {
  const { entry, change, goTo } = entering;
  const t = padEntryWords().type;
  const toggle = (kind: 'dead' | 'skipped'): void =>
    change(entry.hands[player]?.kind === kind ? withoutHand(entry, player) : withHand(entry, player, { kind }));
  const ways =
    player === entry.winner
      ? []
      : ([
          ['dead', t.deadKey],
          ['skipped', t.skipKey],
        ] as const);
  return (
    <div class="type-ways">
      {ways.map(([kind, words]) => (
        <button
          type="button"
          key={kind}
          class="type-way"
          aria-pressed={entry.hands[player]?.kind === kind}
          onClick={() => toggle(kind)}
        >
          {words}
        </button>
      ))}
      <button type="button" class="type-way" onClick={() => goTo('leggen', player)}>
        {t.layKey}
      </button>
    </div>
  );
};

const isUnlikely = ({ rules, entry }: Entering, player: PlayerId): boolean => {
  const digits = digitsOf(entry, player);
  return digits !== '' && !isPossibleTotal(rules, player === entry.winner, Number(digits));
};

/** Which field is open, and how keys write into it. */
const useTyping = (entering: Entering, typing: readonly PlayerId[], first: PlayerId) => {
  const { entry, change } = entering;
  const [active, setActive] = useState(first);
  const fields = useRef(new Map<PlayerId, HTMLInputElement>());
  useLayoutEffect(() => {
    fields.current.get(active)?.focus({ preventScroll: true });
    fields.current.get(active)?.select();
  }, [active]);
  const write = (player: PlayerId, text: string): void =>
    change(withHand(entry, player, { kind: 'count', digits: cleaned(text) }));
  return {
    active,
    setActive,
    write,
    next: typing[typing.indexOf(active) + 1],
    keep: (player: PlayerId, input: HTMLInputElement | null): void => {
      if (input === null) fields.current.delete(player);
      else fields.current.set(player, input);
    },
    edit: (act: (input: HTMLInputElement) => string): void => {
      const input = fields.current.get(active);
      if (input !== undefined) write(active, act(input));
    },
  };
};

/** 'Typ de punten': everybody on one screen; who laid tiles shows what they count. */
export const TypeStep = (entering: Entering & { readonly player: PlayerId | null }) => {
  const { rules, entry, goTo, player } = entering;
  const t = padEntryWords();
  const players = countingPlayers(entering);
  const typing = players.filter((id) => !isLaid(entry, id));
  const first = player ?? firstEmpty(entering, typing.length > 0 ? typing : players);
  const { active, setActive, write, next, keep, edit } = useTyping(entering, typing, first);
  const goOn = (): void => (next === undefined ? goTo('klopt') : setActive(next));
  // What can be counted is known before the first number stands.
  useEffect(() => void inSlices(preparePossible(rules)), [rules]);
  return (
    <>
      <main class="pad-main pad-narrow type-step" tabIndex={-1}>
        <div class="type-list">
          <Question>{t.type.question}</Question>
          <p class="type-hint">{rules.form === 'points' ? t.type.hintWinner : t.type.hint}</p>
          <div class="type-rows">
            {players.map((id) => (
              <TypeRow
                key={id}
                entering={entering}
                player={id}
                active={id === active}
                unlikely={id !== active && isUnlikely(entering, id)}
                field={(input) => keep(id, input)}
                onActive={() => setActive(id)}
                onDigits={(text) => write(id, text)}
                onEnter={goOn}
              />
            ))}
          </div>
        </div>
        <div class="type-keys">
          <OtherWays entering={entering} player={active} />
          <NumberPad
            onDigit={(digit) => edit((input) => typedInto(input, digit))}
            onErase={() => edit(erasedFrom)}
            onNext={next === undefined ? undefined : goOn}
          />
        </div>
      </main>
      <footer class="pad-foot">
        <Button kind="primary" onClick={() => goTo('klopt')}>
          {t.next}
        </Button>
      </footer>
    </>
  );
};
