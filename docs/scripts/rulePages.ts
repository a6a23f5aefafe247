import { isRuleSetId, RULE_SET_IDS, type RuleSet, type Source } from '@windroos/engine';
import {
  type Decision,
  DOCUMENTS,
  decisionsFor,
  LANGUAGES,
  PLAY_TOPICS,
  type PlayRule,
  playRulesFor,
  RULE_SET_TEXTS,
  type SettingLine,
  settingLines,
  sourcesFor,
  sourceText,
  type Text,
} from '@windroos/texts';
import { exampleTable } from './exampleTable.ts';
import { anchor, blocks, code, heading, italic, link, list, table } from './markdown.ts';
import type { Page } from './page.ts';
import { PAGE_WORDS as WORDS } from './pageWords.ts';
import { combinationTable, doubleTable, limitTable, pointTable } from './rowTables.ts';

export interface PageFile {
  /** Below `docs/`. */
  readonly path: string;
  readonly text: string;
}

const fileName = ({ id, language }: Pick<Page, 'id' | 'language'>): string =>
  language === 'nl' ? `${id}.md` : `${id}.${language}.md`;

const cited = (sources: readonly Source[], { id, language }: Page): string =>
  italic(
    sourcesFor(sources, id)
      .map((source) => sourceText(source, language))
      .join(' · '),
  );

/** A chapter of the page; one without anything in it is left out. */
interface Section {
  readonly title: Text;
  readonly note?: Text;
  readonly body: (page: Page) => string;
}

const playText = (rule: PlayRule, page: Page): string =>
  blocks(heading(3, PLAY_TOPICS[rule.topic][page.language]), rule.text[page.language], cited(rule.sources, page));

const decisionText = (decision: Decision, page: Page): string => {
  const { language } = page;
  const setting = decision.setting === undefined ? '' : ` ${WORDS.setting[language]}: ${code(decision.setting)}.`;
  return blocks(
    heading(3, `${decision.id} · ${decision.question[language]}`),
    decision.decision[language],
    `${italic(`${WORDS.why[language]}:`)} ${decision.why[language]}${setting}`,
    cited(decision.sources, page),
  );
};

const settingTable = ({ rules, language }: Page): string =>
  table<SettingLine>(
    [
      { head: WORDS.setting[language], cell: (line) => line.name },
      { head: WORDS.value[language], cell: (line) => line.value },
      { head: WORDS.path[language], cell: (line) => code(line.path) },
    ],
    settingLines(rules, language),
  );

const doubling = (make: (page: Page) => string) => (page: Page) => (page.rules.form === 'doubling' ? make(page) : '');
const adding = (make: (page: Page) => string) => (page: Page) => (page.rules.form === 'points' ? make(page) : '');

const SECTIONS: readonly Section[] = [
  {
    title: WORDS.play,
    body: (page) => blocks(...playRulesFor(page.id).map((rule) => playText(rule, page))),
  },
  { title: WORDS.points, note: WORDS.pointsNote, body: doubling(pointTable) },
  { title: WORDS.doubles, body: doubling(doubleTable) },
  { title: WORDS.combinations, body: adding(combinationTable) },
  { title: WORDS.limits, body: limitTable },
  { title: WORDS.examples, note: WORDS.examplesNote, body: exampleTable },
  { title: WORDS.settings, note: WORDS.settingsNote, body: settingTable },
  {
    title: WORDS.decisions,
    note: WORDS.decisionsNote,
    body: (page) => blocks(...decisionsFor(page.id).map((decision) => decisionText(decision, page))),
  },
];

const sectionText = ({ title, note, body }: Section, page: Page): string =>
  blocks(heading(2, title[page.language]), note?.[page.language] ?? '', body(page));

const documentList = ({ id, language }: Page): string =>
  list(RULE_SET_TEXTS[id].documents.map((document) => DOCUMENTS[document].title[language]));

const contentsOf = (sections: readonly Section[], { language }: Page): string =>
  sections.map(({ title }) => link(title[language], anchor(title[language]))).join(' · ');

const introOf = (page: Page): string => {
  const { id, language } = page;
  const { name, summary, special, edition } = RULE_SET_TEXTS[id];
  const other = language === 'nl' ? 'en' : 'nl';
  return blocks(
    `<!-- ${WORDS.made[language]} -->`,
    heading(1, name[language]),
    summary[language],
    special[language],
    `${WORDS.edition[language]}: ${edition[language]}. ${link(WORDS.otherLanguage[language], fileName({ id, language: other }))}.`,
    `${WORDS.documents[language]}:`,
    documentList(page),
  );
};

/** One rule set on one page, in one language. */
export const rulePage = (page: Page): string => {
  const sections = SECTIONS.filter((section) => section.body(page) !== '');
  const parts = sections.map((section) => sectionText(section, page));
  return `${blocks(introOf(page), contentsOf(sections, page), ...parts)}\n`;
};

const pagesOf = (rules: RuleSet): readonly PageFile[] => {
  const { id } = rules;
  if (!isRuleSetId(id)) throw new Error(`no texts for the rules ${id}: one of ${RULE_SET_IDS.join(', ')}`);
  return LANGUAGES.map((language) => ({
    path: `rules/${fileName({ id, language })}`,
    text: rulePage({ id, rules, language }),
  }));
};

/** `rules/<id>.md` in Dutch and `rules/<id>.en.md` in English for each of these rule sets. */
export const rulePages = (ruleSets: readonly RuleSet[]): readonly PageFile[] => ruleSets.flatMap(pagesOf);
