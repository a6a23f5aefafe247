import { isRuleSetId, RULE_SETS, type RuleSet } from '@windroos/engine';
import { RULE_SET_TEXTS, ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { rulesHref } from '../../app/ruleLinks.ts';
import { useTitle } from '../../app/title.ts';
import { LinkButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/empty.tsx';
import { rulesWords } from '../../messages/rules.ts';
import { houseRules } from '../../storage/houseRules.ts';
import { pageHref } from '../menu.ts';
import './rulesPage.css';

export const frame = 'site';

const summaryOf = (rules: RuleSet): string => {
  if (isRuleSetId(rules.id)) return RULE_SET_TEXTS[rules.id].summary[language.value];
  return rules.extends === undefined ? '' : rulesWords().basedOn(nameOfId(rules.extends));
};

const nameOfId = (id: string): string => {
  const rules = isRuleSetId(id) ? RULE_SETS[id] : houseRules().value.find((one) => one.id === id);
  return rules === undefined ? id : ruleSetName(rules, language.value);
};

const RuleCards = ({ list }: { readonly list: readonly RuleSet[] }) => (
  <ul class="plain rule-cards">
    {list.map((rules) => (
      <li key={rules.id}>
        <Card href={rulesHref(rules)}>
          <h3>{ruleSetName(rules, language.value)}</h3>
          <p class="quiet">{summaryOf(rules)}</p>
          {isRuleSetId(rules.id) && <p class="rule-special">{RULE_SET_TEXTS[rules.id].special[language.value]}</p>}
        </Card>
      </li>
    ))}
  </ul>
);

const House = () => {
  const t = rulesWords();
  const list = houseRules().value;
  const add = <LinkButton href={pageHref('houseRules')}>{t.addHouse}</LinkButton>;
  return (
    <section class="stack">
      <h2>{t.yours}</h2>
      {list.length === 0 ? (
        <Empty title={t.yoursEmpty} text={t.yoursEmptyText} action={add} />
      ) : (
        <>
          <RuleCards list={list} />
          <p>{add}</p>
        </>
      )}
    </section>
  );
};

export const Page = () => {
  const t = rulesWords();
  useTitle(t.title);
  return (
    <div class="stack rules-list">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <h2 class="unseen">{t.rules}</h2>
      <RuleCards list={Object.values(RULE_SETS)} />
      <House />
    </div>
  );
};
