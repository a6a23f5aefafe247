import { isPossibleTotal, type PlayerId } from '@windroos/pad';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  return (
    <div class="type-ways">
      {player !== entry.winner && (
        <>
          <button
            type="button"
            class="type-way"
            aria-pressed={entry.hands[player]?.kind === 'dead'}
            onClick={() => toggle('dead')}
          >
            {t.deadKey}
          </button>
          <button
            type="button"
            class="type-way"
            aria-pressed={entry.hands[player]?.kind === 'skipped'}
            onClick={() => toggle('skipped')}
          >
            {t.skipKey}
          </button>
        </>
      )}
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

/** 'Typ de punten': everybody on one screen; who laid tiles shows what they count. */
export const TypeStep = (entering: Entering & { readonly player: PlayerId | null }) => {
  const { rules, entry, change, goTo, player } = entering;
  const t = padEntryWords();
  const players = countingPlayers(entering);
  const typing = players.filter((id) => !isLaid(entry, id));
  const [active, setActive] = useState(player ?? firstEmpty(entering, typing.length > 0 ? typing : players));
  const fields = useRef(new Map<PlayerId, HTMLInputElement>());
  const field = (): HTMLInputElement | undefined => fields.current.get(active);
  useLayoutEffect(() => {
    field()?.focus({ preventScroll: true });
    field()?.select();
  }, [active]);
  const write = (text: string): void => change(withHand(entry, active, { kind: 'count', digits: cleaned(text) }));
  const edit = (act: (input: HTMLInputElement) => string): void => {
    const input = field();
    if (input !== undefined) write(act(input));
  };
  const next = typing[typing.indexOf(active) + 1];
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
                field={(input) => (input === null ? fields.current.delete(id) : fields.current.set(id, input))}
                onActive={() => setActive(id)}
                onDigits={(text) => change(withHand(entry, id, { kind: 'count', digits: cleaned(text) }))}
                onEnter={() => (next === undefined ? goTo('klopt') : setActive(next))}
              />
            ))}
          </div>
        </div>
        <div class="type-keys">
          <OtherWays entering={entering} player={active} />
          <NumberPad
            onDigit={(digit) => edit((input) => typedInto(input, digit))}
            onErase={() => edit(erasedFrom)}
            onNext={next === undefined ? undefined : () => setActive(next)}
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
