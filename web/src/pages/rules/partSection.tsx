import { andList, type Decision, ruleSetName, sourceText } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { rulesWords } from '../../messages/rules.ts';
import type { Part, PlayTopicText, SettingRow } from './parts.ts';
import { RowTable, type TableProps } from './rowTable.tsx';
import './partSection.css';

const citation = (sources: Decision['sources']): string =>
  sources.map((source) => sourceText(source, language.value)).join('; ');

const Topic = ({ title, rules }: PlayTopicText) => (
  <section class="play-topic">
    <h3>{title}</h3>
    {rules.map((rule) => (
      <p key={rule.text.nl}>
        {rule.text[language.value]} <span class="rule-source">{citation(rule.sources)}</span>
      </p>
    ))}
  </section>
);

/** Of a group of lines only the highest counts. */
const GroupNotes = ({ rules, lines }: { readonly rules: TableProps['rules']; readonly lines: Part['groups'] }) => {
  const names = new Map(lines.flatMap((group) => group.lines.map(({ id, name }) => [id as string, name] as const)));
  const groups = new Map<string, string[]>();
  for (const { id, group } of rules.rows) {
    const name = names.get(id);
    if (group !== undefined && name !== undefined) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return several.map((group) => (
    <p class="quiet" key={group[0]}>
      {rulesWords().onlyHighest(andList(group, language.value))}
    </p>
  ));
};

interface SettingsProps extends TableProps {
  readonly rows: readonly SettingRow[];
}

const Settings = ({ rows, rules, other }: SettingsProps) => {
  const t = rulesWords();
  return (
    <>
      <p class="quiet">{t.settingsNote}</p>
      <table class="rule-table setting-table">
        <thead>
          <tr>
            <th scope="col">{t.setting}</th>
            <th scope="col">{ruleSetName(rules, language.value)}</th>
            {other !== undefined && <th scope="col">{ruleSetName(other, language.value)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, name, here, there, differs }) => (
            <tr key={path} class={differs ? 'rule-row-differs' : ''}>
              <th scope="row">{name}</th>
              <td>{here}</td>
              {there !== undefined && (
                <td class={differs ? 'rule-differs' : ''}>
                  {differs && (
                    <span role="img" aria-label={t.differs}>
                      ≠{' '}
                    </span>
                  )}
                  {there}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const DecisionItem = ({ decision }: { readonly decision: Decision }) => {
  const lang = language.value;
  return (
    <section class="decision" id={decision.id}>
      <h3>
        <span class="quiet">{decision.id}</span> {decision.question[lang]}
      </h3>
      <p>{decision.decision[lang]}</p>
      <p class="quiet">
        {rulesWords().why}: {decision.why[lang]}
      </p>
      <p class="rule-source">{citation(decision.sources)}</p>
    </section>
  );
};

export type PartProps = TableProps & { readonly part: Part };

export const partAnchor = (id: Part['id']): string => `deel-${id}`;

/** One part of the page of a rule set. */
export const PartSection = ({ part, ...props }: PartProps) => (
  <section class="rule-part" aria-labelledby={partAnchor(part.id)}>
    <h2 id={partAnchor(part.id)} tabIndex={-1}>
      {rulesWords().parts[part.id]}
    </h2>
    {part.topics.map((topic) => (
      <Topic key={topic.topic} {...topic} />
    ))}
    {part.groups.map((group) => (
      <RowTable key={group.id} group={group} {...props} />
    ))}
    <GroupNotes rules={props.rules} lines={part.groups} />
    {part.settings.length > 0 && <Settings rows={part.settings} {...props} />}
    {part.decisions.length > 0 && <p class="quiet">{rulesWords().decisionsNote}</p>}
    {part.decisions.map((decision) => (
      <DecisionItem key={decision.id} decision={decision} />
    ))}
  </section>
);
