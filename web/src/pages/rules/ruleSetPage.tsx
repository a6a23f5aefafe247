import { signal } from '@preact/signals';
import { isRuleSetId, RULE_SETS, type RuleSet, rulesOf } from '@windroos/engine';
import { RULE_SET_TEXTS, ruleSetName } from '@windroos/texts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { whenIdle } from '../../app/later.ts';
import { go, href, place } from '../../app/router.ts';
import { rulesPath } from '../../app/ruleLinks.ts';
import { useTitle } from '../../app/title.ts';
import { LinkButton } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { NotFound } from '../../components/otherwise.tsx';
import { rulesWords } from '../../messages/rules.ts';
import { houseRules } from '../../storage/houseRules.ts';
import { pageHref } from '../menu.ts';
import type { PageProps } from '../registry.ts';
import { baseOf } from './baseRules.ts';
import { ExampleDialog } from './exampleDialog.tsx';
import { loadExamples } from './examples.ts';
import { PartSection } from './partSection.tsx';
import { onlyDifferences, PART_IDS, type Part, partsOf } from './parts.ts';
import type { TableProps } from './rowTable.tsx';
import { RuleSide } from './ruleSide.tsx';
import { searchParts } from './searchParts.ts';
import './ruleSetPage.css';

export const frame = 'site';

const typed = signal('');
const differencesOnly = signal(false);

const all = (): readonly RuleSet[] => [...Object.values(RULE_SETS), ...houseRules().value];
const find = (id: string | null): RuleSet | undefined => all().find((rules) => rules.id === id);

const withOther = (rules: RuleSet, other: string): string => {
  const path = rulesPath(rules);
  return other === '' ? path : `${path}${path.includes('?') ? '&' : '?'}met=${encodeURIComponent(other)}`;
};

const titleOf = (rules: RuleSet): string =>
  isRuleSetId(rules.id) ? RULE_SET_TEXTS[rules.id].title[language.value] : ruleSetName(rules, language.value);

const introOf = (rules: RuleSet, base: RuleSet | undefined): string => {
  if (isRuleSetId(rules.id)) return RULE_SET_TEXTS[rules.id].special[language.value];
  return base === undefined ? '' : rulesWords().basedOn(ruleSetName(base, language.value));
};

const FIRST_PARTS = 1;

/** How many parts are drawn: the first at once, then one at a time; who comes for a line gets it all at once. */
const useGrowing = (): number => {
  const [count, setCount] = useState(place.value.fragment === '' ? FIRST_PARTS : PART_IDS.length);
  useEffect(() => {
    if (count < PART_IDS.length) whenIdle(() => setCount(count + 1));
  }, [count]);
  return count;
};

/** A section that did not change is the same element, so that drawing the next one costs only that one. */
const Sections = ({ found, ...props }: TableProps & { readonly found: readonly Part[] }) => {
  const sections = useMemo(() => found.map((part) => <PartSection key={part.id} part={part} {...props} />), [found]);
  return sections.slice(0, useGrowing());
};

const Sheet = ({ rules }: { readonly rules: RuleSet }) => {
  const t = rulesWords();
  const other = find(place.value.query.get('met'));
  const base = baseOf(rules, houseRules().value);
  const parts = partsOf(rules, other, base);
  const compared = other !== undefined && differencesOnly.value ? onlyDifferences(parts) : parts;
  const found = searchParts(compared, typed.value);
  useTitle(ruleSetName(rules, language.value));
  useEffect(() => whenIdle(() => void loadExamples(rules, ...(other === undefined ? [] : [other]))), [other]);
  return (
    <div class="rules-page">
      <div class="rules-head">
        <h1 tabIndex={-1}>{titleOf(rules)}</h1>
        <p class="lead">{introOf(rules, base === undefined ? undefined : rulesOf(base))}</p>
      </div>
      <RuleSide
        rules={rules}
        other={other}
        choices={all()}
        parts={found}
        differences={other && onlyDifferences(parts)}
        typed={typed}
        differencesOnly={differencesOnly}
        onRules={(id) => go(withOther(find(id) ?? rules, other?.id ?? ''))}
        onOther={(id) => go(withOther(rules, id), { replace: true })}
      />
      <div class="rules-main">
        <Sections found={found} rules={rules} other={other} base={base} />
        {found.length === 0 && <Empty title={t.nothing} text={t.nothingText} />}
      </div>
      <ExampleDialog />
    </div>
  );
};

const Missing = () => {
  const { missing, missingText } = rulesWords().house;
  useTitle(missing);
  return (
    <div class="stack">
      <h1 tabIndex={-1}>{missing}</h1>
      <p>{missingText}</p>
      <p>
        <LinkButton href={pageHref('houseRules')}>{rulesWords().addHouse}</LinkButton>
      </p>
      <a href={href('regels')}>{rulesWords().title}</a>
    </div>
  );
};

export const Page = ({ params }: PageProps) => {
  const isOwn = params.id === 'eigen';
  const rules = find(isOwn ? place.value.query.get('regels') : params.id!);
  if (rules !== undefined) return <Sheet key={rules.id} rules={rules} />;
  return isOwn ? <Missing /> : <NotFound />;
};
