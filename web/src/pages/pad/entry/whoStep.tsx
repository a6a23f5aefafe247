import { WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { nameOf, seatedIn, windOf } from '../state/shown.ts';
import { withWinner } from './changes.ts';
import { Choice } from './choice.tsx';
import type { Entering } from './entry.ts';
import { Question } from './question.tsx';

/** 'Wie maakte mahjong?': one tap answers it. */
export const WhoStep = (entering: Entering) => {
  const { view, slot, entry, change, goTo } = entering;
  const t = padEntryWords().who;
  const choose = (winner: string | null): void => {
    change(withWinner(entry, winner));
    goTo(winner === null ? 'klopt' : 'hoe');
  };
  const dead = seatedIn(slot).filter((id) => {
    const hand = entry.hands[id];
    return hand?.kind === 'laying' && hand.dead === true;
  });
  return (
    <main class="pad-main pad-narrow" tabIndex={-1}>
      <Question>{t.question}</Question>
      {dead.map((id) => (
        <p key={id} class="quiet choice-said">
          {t.dead(nameOf(view, id))}
        </p>
      ))}
      <div class="choices">
        {seatedIn(slot).map((id) => {
          const wind = windOf(slot, id)!;
          return (
            <Choice
              key={id}
              chosen={entry.winner === id}
              picture={<WindSeal wind={wind} size={38} />}
              note={WIND_NAMES[wind][language.value]}
              onChoose={() => choose(id)}
            >
              {nameOf(view, id)}
            </Choice>
          );
        })}
        <div class="choices-apart">
          <Choice chosen={entry.winner === null} onChoose={() => choose(null)}>
            {t.nobody}
          </Choice>
        </div>
      </div>
    </main>
  );
};
