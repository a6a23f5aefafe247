import { diffRules, type RuleSet, type RuleSetId } from '@windroos/engine';
import {
  type Decision,
  decisionsFor,
  PLAY_TOPICS,
  type PlayRule,
  type PlayTopic,
  playRulesFor,
  settingLines,
} from '@windroos/texts';
import { language } from '../../app/language.ts';
import { type GroupId, type RowGroup, rowGroups } from './rowLines.ts';

export const PART_IDS = [
  'game',
  'turns',
  'points',
  'combinations',
  'doubles',
  'limits',
  'ending',
  'paying',
  'settings',
  'decisions',
] as const;
export type PartId = (typeof PART_IDS)[number];

export interface PlayTopicText {
  readonly topic: PlayTopic;
  readonly title: string;
  readonly rules: readonly PlayRule[];
}

export interface SettingRow {
  readonly path: string;
  readonly name: string;
  readonly here: string;
  readonly there: string | undefined;
  readonly differs: boolean;
}

/** A part of the page: how it is played, the lines that count, settings or decisions. */
export interface Part {
  readonly id: PartId;
  readonly topics: readonly PlayTopicText[];
  readonly groups: readonly RowGroup[];
  readonly settings: readonly SettingRow[];
  readonly decisions: readonly Decision[];
}

const TOPICS: Readonly<Partial<Record<PartId, readonly PlayTopic[]>>> = {
  game: ['tiles', 'seats', 'wall', 'dead-wall', 'deal', 'shape', 'minimum'],
  turns: ['turn', 'chow', 'pung', 'kong', 'call-time', 'priority', 'robbing', 'lucky-thirteen'],
  points: ['counting'],
  limits: ['limit-hands', 'waiting'],
  ending: ['draw', 'dead-hand', 'false-mahjong', 'rotation', 'rounds'],
  paying: ['settlement', 'chips'],
};

const PART_OF_GROUP: Readonly<Record<Exclude<GroupId, number>, PartId>> = {
  pointsWinner: 'points',
  pointsEveryone: 'points',
  doublesEveryone: 'doubles',
  doublesWinner: 'doubles',
  limits: 'limits',
};
const partOfGroup = (id: GroupId): PartId => (typeof id === 'number' ? 'combinations' : PART_OF_GROUP[id]);

const topicTexts = (part: PartId, base: RuleSetId | undefined): readonly PlayTopicText[] => {
  const rules = base === undefined ? [] : playRulesFor(base);
  return (TOPICS[part] ?? [])
    .map((topic) => ({
      topic,
      title: PLAY_TOPICS[topic][language.value],
      rules: rules.filter((rule) => rule.topic === topic),
    }))
    .filter((topic) => topic.rules.length > 0);
};

const settingRows = (rules: RuleSet, other: RuleSet | undefined): readonly SettingRow[] => {
  const differs = new Set<string>(other === undefined ? [] : diffRules(rules, other).map(({ id }) => id));
  const here = settingLines(rules, language.value);
  const there = other === undefined ? [] : settingLines(other, language.value);
  const paths = new Map([...there, ...here].map((line) => [line.path, line.name]));
  const ordered = [...new Set([...here, ...there].map(({ path }) => path))];
  return ordered.map((path) => ({
    path,
    name: paths.get(path)!,
    here: here.find((line) => line.path === path)?.value ?? '–',
    there: other && (there.find((line) => line.path === path)?.value ?? '–'),
    differs: differs.has(path) || differs.has(path.split('.')[0]!),
  }));
};

const isEmpty = ({ topics, groups, settings, decisions }: Part): boolean =>
  topics.length + groups.length + settings.length + decisions.length === 0;

/** Everything a page of rules says, in the order in which it says it. */
export const partsOf = (rules: RuleSet, other: RuleSet | undefined, base: RuleSetId | undefined): readonly Part[] => {
  const groups = rowGroups(rules, other);
  return PART_IDS.map((id) => ({
    id,
    topics: topicTexts(id, base),
    groups: groups.filter((group) => partOfGroup(group.id) === id),
    settings: id === 'settings' ? settingRows(rules, other) : [],
    decisions: id === 'decisions' && base !== undefined ? decisionsFor(base) : [],
  })).filter((part) => !isEmpty(part));
};

/** Only what two rule sets do differently. */
export const onlyDifferences = (parts: readonly Part[]): readonly Part[] =>
  parts
    .map((part) => ({
      ...part,
      topics: [],
      decisions: [],
      groups: part.groups
        .map((group) => ({ ...group, lines: group.lines.filter(({ differs }) => differs) }))
        .filter(({ lines }) => lines.length > 0),
      settings: part.settings.filter(({ differs }) => differs),
    }))
    .filter((part) => !isEmpty(part));

export const countIn = (parts: readonly Part[]): number =>
  parts
    .map(({ topics, groups, settings, decisions }) => {
      const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
      const paragraphs = topics.reduce((sum, topic) => sum + topic.rules.length, 0);
      return lines + paragraphs + settings.length + decisions.length;
    })
    .reduce((sum, count) => sum + count, 0);
