import type { RuleSet } from '@windroos/engine';
import { numberText, ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { say } from '../../app/live.ts';
import { SheetCard } from '../../components/sheet/sheetCard.tsx';
import { handWords } from '../../messages/hand.ts';
import { ShareButton } from '../../share/shareButton.tsx';
import { CompareList } from './compareList.tsx';
import { countsUnder } from './comparison.ts';
import type { HandDraft } from './handDraft.ts';
import { type HandView, setupOf } from './handView.ts';
import { QuestionCard } from './questionCard.tsx';
import { type Questions, questionsFor, roundMatters } from './questions.ts';
import { sharedHand } from './shareHand.ts';
import { waitsOf } from './waiting.ts';
import { WaitList } from './waitList.tsx';

export interface HandBelowProps {
  readonly draft: HandDraft;
  readonly view: HandView;
  readonly rules: RuleSet;
  readonly all: readonly RuleSet[];
  readonly before: string | null;
  readonly change: (change: Partial<HandDraft>) => void;
}

/** As long as there is no hand, only what holds for any hand is asked. */
const questionsOf = ({ draft, view, rules }: HandBelowProps): Questions => {
  if (view.stage === 'whole') return questionsFor(draft, rules);
  return { round: view.stage !== 'waiting' || roundMatters(draft, rules, false), from: [], specials: [] };
};

const Waiting = ({ draft, view, rules }: HandBelowProps) => (
  <>
    <WaitList rules={rules} waits={waitsOf(rules, view.setup)} />
    {view.sheet !== null && (
      <section>
        <h2 class="one-hand-heading">{handWords().waits.other}</h2>
        <SheetCard rules={rules} setup={view.setup} sheet={view.sheet} who={{ seat: draft.seat }} />
      </section>
    )}
  </>
);

const Compared = ({ draft, view, rules, all, before, change }: HandBelowProps) => {
  const setup = setupOf(draft, true);
  const others = countsUnder(
    all.filter((one) => one !== rules),
    setup,
  );
  const take = (id: string): void => {
    change({ rules: id });
    const taken = others.find((other) => other.rules.id === id);
    if (taken === undefined) return;
    const name = ruleSetName(taken.rules, language.value);
    say(handWords().compare.taken(name, numberText(taken.sheet.total, language.value)));
  };
  return <CompareList here={{ rules, sheet: view.sheet! }} others={others} before={before} onTake={take} />;
};

const Whole = (props: HandBelowProps) => {
  const { draft, view, rules } = props;
  return view.sheet === null ? null : (
    <>
      <section>
        <h2 class="unseen">{handWords().sheet}</h2>
        <SheetCard rules={rules} setup={view.setup} sheet={view.sheet} who={{ seat: draft.seat }}>
          <div class="one-hand-share">
            <ShareButton hand={() => sharedHand(rules, view.setup)} label={handWords().share} />
          </div>
        </SheetCard>
      </section>
      <Compared {...props} />
    </>
  );
};

const Answer = (props: HandBelowProps) => {
  const { stage } = props.view;
  if (stage === 'whole') return <Whole {...props} />;
  if (stage === 'waiting') return <Waiting {...props} />;
  return <p class="quiet one-hand-few">{stage === 'pointing' ? handWords().pointFirst : handWords().few}</p>;
};

/** Beside the tiles, or on a phone after them: what is asked, and the answer. */
export const HandBelow = (props: HandBelowProps) => (
  <div class="one-hand-below">
    <QuestionCard draft={props.draft} change={props.change} allRules={props.all} questions={questionsOf(props)} />
    <div class="one-hand-answer">
      <Answer {...props} />
    </div>
  </div>
);
