import { type How, isFromOther, type PlayerId } from '@windroos/pad';
import { WIND_NAMES } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { Button } from '../../../components/button.tsx';
import { type Option, Options } from '../../../components/options.tsx';
import { Switch } from '../../../components/switch.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { inTurn } from '../state/inTurn.ts';
import { nameOf, windOf } from '../state/shown.ts';
import { withAnswer } from './changes.ts';
import { type Entering, startsTyping } from './entry.ts';
import { Question } from './question.tsx';
import { type Answer, isSpecial, plainAnswer, type Situation, specialsFor, withSpecial } from './specials.ts';

/** `wall`, `kong`, `by:p3`, or `by:` when nobody knows who. */
const chosenBy = ({ from, by }: Answer): string => (isFromOther(from) ? `by:${by ?? ''}` : from);

const answerOf = (value: string, before: Answer | null): Answer => {
  const { by: _, ...rest } = before ?? { from: 'wall' as const };
  if (!value.startsWith('by:')) return { ...rest, from: value as How['from'] };
  const by = value.slice(3);
  const from = rest.from === 'robbed-kong' ? rest.from : 'discard';
  return { ...rest, from, ...(by === '' ? {} : { by }) };
};

const situationOf = ({ rules, slot, entry }: Entering, answer: Answer): Situation => ({
  rules,
  winner: windOf(slot, entry.winner!)!,
  by: answer.by === undefined ? null : windOf(slot, answer.by),
  answer,
});

/** The discarder is asked in every rule set; where it pays nothing, nobody need know. */
const optionsFor = ({ view, slot, rules, entry }: Entering): readonly Option<string>[] => {
  const t = padEntryWords().how;
  const others = inTurn(slot, entry.winner!).slice(1);
  const by = (id: PlayerId): Option<string> => ({
    value: `by:${id}`,
    label: t.by(nameOf(view, id)),
    note: WIND_NAMES[windOf(slot, id)!][language.value],
  });
  return [
    { value: 'wall', label: t.wall },
    { value: 'kong', label: t.kong },
    ...others.map(by),
    ...(rules.settlement.between === 'winner' ? [] : [{ value: 'by:', label: t.unknown }]),
  ];
};

const Specials = (entering: Entering & { readonly answer: Answer }) => {
  const { entry, change, answer } = entering;
  const t = padEntryWords().how;
  const specials = specialsFor(situationOf(entering, answer));
  if (specials.length === 0) return null;
  return (
    <section>
      <h3 class="pad-heading">{t.special}</h3>
      {specials.map((special) => (
        <Switch
          key={special}
          label={t.specials[special]}
          on={isSpecial(answer, special)}
          onChange={(on) => change(withAnswer(entry, withSpecial(answer, special, on)))}
        />
      ))}
    </section>
  );
};

/** 'Hoe kreeg Kees de laatste steen?', with only the switches that matter. */
export const HowStep = (entering: Entering) => {
  const { view, entry, change, goTo } = entering;
  const t = padEntryWords();
  const question = t.how.question(nameOf(view, entry.winner!));
  const { answer } = entry;
  const choose = (value: string): void =>
    change(withAnswer(entry, plainAnswer(situationOf(entering, answerOf(value, answer)))));
  const next = (): void => (startsTyping(entering) ? goTo('typen') : goTo('leggen', entry.winner!));
  return (
    <>
      <main class="pad-main pad-narrow" tabIndex={-1}>
        <Question>{question}</Question>
        <div class="how-columns">
          <Options
            title={question}
            titleAs="unseen"
            options={optionsFor(entering)}
            value={answer === null ? undefined : chosenBy(answer)}
            onChange={choose}
          />
          {answer !== null && <Specials {...entering} answer={answer} />}
        </div>
      </main>
      <footer class="pad-foot">
        <Button kind="primary" disabled={answer === null} onClick={next}>
          {t.next}
        </Button>
      </footer>
    </>
  );
};
