import { signal } from '@preact/signals';
import {
  type HouseRules,
  makeRules,
  type PlacedRuleError,
  parseRulesText,
  RULE_SETS,
  type RuleSet,
} from '@windroos/engine';
import { ruleErrorText, ruleSetName } from '@windroos/texts';
import { saveFile } from '../../app/files.ts';
import { language } from '../../app/language.ts';
import { rulesHref } from '../../app/ruleLinks.ts';
import { useTitle } from '../../app/title.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { FileButton } from '../../components/fileButton.tsx';
import { Notice } from '../../components/notice.tsx';
import { rulesWords } from '../../messages/rules.ts';
import { houseRules, keepRules, removeRules } from '../../storage/houseRules.ts';
import { baseOf } from './baseRules.ts';
import './houseRulesPage.css';

export const frame = 'site';

/** What happened last. */
type Outcome =
  | { readonly kind: 'none' | 'unreadable' | 'not-kept' }
  | { readonly kind: 'errors'; readonly errors: readonly PlacedRuleError[] }
  | { readonly kind: 'good' | 'kept' | 'removed'; readonly rules: RuleSet };

const text = signal('');
const outcome = signal<Outcome>({ kind: 'none' });

const known = (id: string): RuleSet | undefined => houseRules().value.find((rules) => rules.id === id);

const check = (): void => {
  const parsed = parseRulesText(text.value, { resolve: known });
  outcome.value = parsed.ok ? { kind: 'good', rules: parsed.value } : { kind: 'errors', errors: parsed.error };
};

const read = async (file: File): Promise<void> => {
  try {
    text.value = await file.text();
    check();
  } catch {
    outcome.value = { kind: 'unreadable' };
  }
};

const keep = async (rules: RuleSet): Promise<void> => {
  const kept = await keepRules(rules, Date.now());
  outcome.value = kept.ok ? { kind: 'kept', rules } : { kind: 'not-kept' };
};

const remove = async (rules: RuleSet): Promise<void> => {
  const kept = await removeRules(rules, Date.now());
  outcome.value = kept.ok ? { kind: 'removed', rules } : { kind: 'not-kept' };
};

const nameOf = (rules: RuleSet): string => ruleSetName(rules, language.value);

const Errors = ({ errors }: { readonly errors: readonly PlacedRuleError[] }) => {
  const t = rulesWords().house;
  return (
    <>
      <Notice kind="refused" title={t.bad(errors.length)}>
        {t.unchanged}
      </Notice>
      <ol class="plain rule-errors">
        {errors.map((error) => (
          <li key={`${error.line} ${error.column} ${error.code} ${error.path}`}>
            <strong>{t.at(error.line, error.column)}</strong> {ruleErrorText(error, language.value)}
          </li>
        ))}
      </ol>
    </>
  );
};

const Good = ({ rules }: { readonly rules: RuleSet }) => {
  const t = rulesWords().house;
  const actions = (
    <Button kind="primary" onClick={() => keep(rules)}>
      {t.keep}
    </Button>
  );
  return (
    <Notice kind="done" title={t.good} actions={actions}>
      {t.name}: {nameOf(rules)}. {known(rules.id) !== undefined && t.replace}
    </Notice>
  );
};

const Kept = ({ rules }: { readonly rules: RuleSet }) => {
  const t = rulesWords();
  return (
    <Notice
      kind="done"
      title={t.house.kept(nameOf(rules))}
      actions={<LinkButton href={rulesHref(rules)}>{nameOf(rules)}</LinkButton>}
    >
      {t.house.keptText}
    </Notice>
  );
};

const Result = () => {
  const t = rulesWords().house;
  const { value } = outcome;
  switch (value.kind) {
    case 'none':
      return null;
    case 'errors':
      return <Errors errors={value.errors} />;
    case 'good':
      return <Good rules={value.rules} />;
    case 'kept':
      return <Kept rules={value.rules} />;
    case 'removed':
      return (
        <Notice kind="done" title={t.removed(nameOf(value.rules))}>
          {t.removedText}
        </Notice>
      );
    case 'unreadable':
    case 'not-kept':
      return (
        <Notice kind="refused" title={value.kind === 'unreadable' ? t.unreadable : t.notKept}>
          {t.unchanged}
        </Notice>
      );
  }
};

/** A short file to begin with: another name, a higher limit, a line that gives more, one that is gone. */
const putExample = (): void => {
  const rules: HouseRules = {
    id: 'onze-club',
    extends: 'nts-2019',
    name: { nl: rulesWords().house.exampleName },
    cap: 4000,
    rows: { schoon: { doubles: 2 }, 'pe-ling-eet-cake': null },
  };
  text.value = JSON.stringify(rules, null, 2);
};

const Paste = () => {
  const t = rulesWords().house;
  return (
    <div class="rule-paste">
      <label for="rule-text">{t.paste}</label>
      <textarea
        id="rule-text"
        rows={8}
        spellcheck={false}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <div class="house-rules-actions">
        <Button disabled={text.value.trim() === ''} onClick={check}>
          {t.check}
        </Button>
        <Button kind="quiet" onClick={putExample}>
          {t.example}
        </Button>
      </div>
    </div>
  );
};

/** Only what is different, on the one of the six it comes from; the whole when that is unknown. */
const fileOf = (rules: RuleSet): string => {
  const base = baseOf(rules, houseRules().value);
  return `${JSON.stringify(base === undefined ? rules : makeRules(rules, RULE_SETS[base]), null, 2)}\n`;
};

const save = (rules: RuleSet): void => saveFile(`${rules.id}.json`, 'application/json', fileOf(rules));

const Held = ({ rules }: { readonly rules: RuleSet }) => {
  const t = rulesWords().house;
  return (
    <li class="card house-rules">
      <a href={rulesHref(rules)}>{nameOf(rules)}</a>
      <span class="house-rules-actions">
        <Button kind="quiet" onClick={() => save(rules)}>
          {t.save}
        </Button>
        <Button kind="quiet" onClick={() => remove(rules)}>
          {t.remove}
        </Button>
      </span>
    </li>
  );
};

const Here = () => {
  const list = houseRules().value;
  return list.length === 0 ? null : (
    <section class="stack">
      <h2>{rulesWords().yours}</h2>
      <ul class="plain stack">
        {list.map((rules) => (
          <Held key={rules.id} rules={rules} />
        ))}
      </ul>
    </section>
  );
};

export const Page = () => {
  const t = rulesWords().house;
  useTitle(t.title);
  return (
    <div class="stack house-page">
      <h1 tabIndex={-1}>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <p>
        <FileButton accept=".json,application/json" onFile={read}>
          {t.choose}
        </FileButton>
      </p>
      <Result />
      <Paste />
      <Here />
    </div>
  );
};
