import { isRuleSetId, RULE_SETS, type RuleSet } from '@windroos/engine';
import { RULE_SET_TEXTS, ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { Options } from '../../components/options.tsx';
import { padNewWords } from '../../messages/padNew.ts';
import { houseRules } from '../../storage/houseRules.ts';
import { padList } from './padList.ts';

const noteOf = (rules: RuleSet): string =>
  isRuleSetId(rules.id) ? RULE_SET_TEXTS[rules.id].summary[language.value] : padNewWords().houseRules;

/** Those that were played with last stand first; the club's own are among them. */
export const rulesInOrder = (): readonly RuleSet[] => {
  const all = [...Object.values(RULE_SETS), ...houseRules().value];
  const used = (padList().value ?? []).map(({ rules }) => rules?.id);
  const rank = ({ id }: RuleSet): number => (used.includes(id) ? used.indexOf(id) : used.length);
  return all.toSorted((a, b) => rank(a) - rank(b));
};

export interface RulesChoiceProps {
  readonly value: RuleSet | null;
  readonly onChange: (rules: RuleSet) => void;
}

/** One of the six, or house rules. */
export const RulesChoice = ({ value, onChange }: RulesChoiceProps) => {
  const rules = rulesInOrder();
  return (
    <Options
      title={padNewWords().rules}
      titleAs="unseen"
      options={rules.map((one) => ({ value: one.id, label: ruleSetName(one, language.value), note: noteOf(one) }))}
      value={value?.id}
      onChange={(id) => onChange(rules.find((one) => one.id === id)!)}
    />
  );
};
