import type { Signal } from '@preact/signals';
import type { RuleSet } from '@windroos/engine';
import { ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { href, place } from '../../app/router.ts';
import { rulesPath } from '../../app/ruleLinks.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { rulesWords } from '../../messages/rules.ts';
import { partAnchor } from './partSection.tsx';
import { countIn, type Part } from './parts.ts';
import { useSeenPart } from './seenPart.ts';

export interface RuleSideProps {
  readonly rules: RuleSet;
  readonly other: RuleSet | undefined;
  readonly choices: readonly RuleSet[];
  /** What the page shows now. */
  readonly parts: readonly Part[];
  /** What differs, when something is compared. */
  readonly differences: readonly Part[] | undefined;
  readonly typed: Signal<string>;
  readonly differencesOnly: Signal<boolean>;
  readonly onRules: (id: string) => void;
  readonly onOther: (id: string) => void;
}

const optionOf = (rules: RuleSet) => ({ value: rules.id, label: ruleSetName(rules, language.value) });

const Choices = ({ rules, other, choices, onRules, onOther }: RuleSideProps) => {
  const t = rulesWords();
  const others = choices.filter(({ id }) => id !== rules.id);
  return (
    <div class="rules-choices">
      <Select label={t.rules} options={choices.map(optionOf)} value={rules.id} onChange={onRules} />
      <Select
        label={t.compare}
        options={[{ value: '', label: t.compareNone }, ...others.map(optionOf)]}
        value={other?.id ?? ''}
        onChange={onOther}
      />
    </div>
  );
};

const Differences = ({ differences = [], differencesOnly }: RuleSideProps) => {
  const t = rulesWords();
  const count = countIn(differences);
  if (count === 0) return <p role="status">{t.same}</p>;
  return (
    <Switch
      label={t.onlyDifferences}
      note={t.differences(count)}
      on={differencesOnly.value}
      onChange={(on) => {
        differencesOnly.value = on;
      }}
    />
  );
};

const Contents = ({ rules, parts }: RuleSideProps) => {
  const seen = useSeenPart(parts);
  const t = rulesWords();
  const { search } = new URL(href(rulesPath(rules)), location.href);
  const met = place.value.query.get('met');
  const query = met === null ? search : `${search === '' ? '?' : `${search}&`}met=${encodeURIComponent(met)}`;
  return (
    <nav class="rules-contents" aria-label={t.sections}>
      {parts.map(({ id }) => (
        <a
          key={id}
          href={`${href(rulesPath(rules).split('?')[0]!)}${query}#${partAnchor(id)}`}
          aria-current={seen === id ? 'true' : undefined}
        >
          {t.parts[id]}
        </a>
      ))}
    </nav>
  );
};

/** Beside the rules: which ones, beside which others, where, and search. */
export const RuleSide = (props: RuleSideProps) => {
  const t = rulesWords();
  const { typed } = props;
  return (
    <div class="rules-side">
      <Choices {...props} />
      {props.other !== undefined && <Differences {...props} />}
      <Contents {...props} />
      <Field
        label={t.search}
        labelUnseen
        placeholder={t.search}
        type="search"
        inputMode="search"
        value={typed.value}
        onValue={(text) => {
          typed.value = text;
        }}
      />
      <p role="status" class="quiet">
        {typed.value.trim() !== '' && t.found(countIn(props.parts))}
      </p>
    </div>
  );
};
