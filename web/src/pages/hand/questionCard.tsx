import type { RuleSet } from '@windroos/engine';
import { isFromOther } from '@windroos/pad';
import { ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { Options } from '../../components/options.tsx';
import { BonusRow } from '../../components/picker/bonusRow.tsx';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { handWords } from '../../messages/hand.ts';
import { isSpecial, type Special, withSpecial } from '../pad/entry/specials.ts';
import type { HandDraft } from './handDraft.ts';
import type { Questions } from './questions.ts';
import { WindChoice } from './windChoice.tsx';

export interface QuestionCardProps {
  readonly draft: HandDraft;
  readonly change: (change: Partial<HandDraft>) => void;
  readonly allRules: readonly RuleSet[];
  readonly questions: Questions;
}

const RulesChoice = ({ draft, change, allRules }: QuestionCardProps) => (
  <Select
    label={handWords().rules}
    options={allRules.map((rules) => ({ value: rules.id, label: ruleSetName(rules, language.value) }))}
    value={draft.rules}
    onChange={(rules) => change({ rules })}
  />
);

/** A robbed kong is a discard with a switch below. */
const FromChoice = ({ draft, change, questions }: QuestionCardProps) => {
  const t = handWords();
  const { from } = draft.answer;
  return (
    <Options
      title={t.from.question}
      options={questions.from.map((source) => ({
        value: source,
        label: t.from[source as 'wall' | 'kong' | 'discard'],
      }))}
      value={isFromOther(from) ? 'discard' : from}
      onChange={(source) => change({ answer: { ...draft.answer, from: source } })}
    />
  );
};

const SpecialSwitch = ({ draft, change, special }: QuestionCardProps & { readonly special: Special }) => (
  <Switch
    label={handWords().specials[special]}
    on={isSpecial(draft.answer, special)}
    onChange={(on) => change({ answer: withSpecial(draft.answer, special, on) })}
  />
);

const Specials = (props: QuestionCardProps) =>
  props.questions.specials.length === 0 ? null : (
    <fieldset class="one-hand-specials">
      <legend>{handWords().special}</legend>
      {props.questions.specials.map((special) => (
        <SpecialSwitch key={special} {...props} special={special} />
      ))}
    </fieldset>
  );

const hasSeasons = ({ draft, allRules }: QuestionCardProps): boolean =>
  allRules.find(({ id }) => id === draft.rules)?.flow.seasons === true;

/** Which rules, which winds, and how the last tile came: as far as it matters. */
export const QuestionCard = (props: QuestionCardProps) => {
  const { draft, change, questions } = props;
  const t = handWords();
  return (
    <section class="one-hand-questions" aria-label={t.questions}>
      <RulesChoice {...props} />
      <WindChoice title={t.seat} value={draft.seat} onChange={(seat) => change({ seat })} />
      {questions.round && <WindChoice title={t.round} value={draft.round} onChange={(round) => change({ round })} />}
      {hasSeasons(props) && <BonusRow value={draft.bonus} onChange={(bonus) => change({ bonus })} />}
      {questions.from.length > 0 && <FromChoice {...props} />}
      <Specials {...props} />
    </section>
  );
};
