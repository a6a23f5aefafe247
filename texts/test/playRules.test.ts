import { RULE_SET_IDS, RULE_SETS, type RuleSetId } from '@windroos/engine';
import { PLAY_RULES, PLAY_TOPICS, type PlayTopic, playRulesFor, RULE_SET_TEXTS } from '@windroos/texts';
import { describe, expect, test } from 'vitest';

const TOPICS = Object.keys(PLAY_TOPICS) as readonly PlayTopic[];

/** Topics that a rule set can do without. */
const leftOut = (rules: RuleSetId): readonly PlayTopic[] => [
  ...(RULE_SETS[rules].limits.length === 0 ? (['limit-hands', 'waiting'] as const) : []),
  ...(RULE_SETS[rules].flow.luckyThirteen ? [] : (['lucky-thirteen'] as const)),
  ...(RULE_SETS[rules].chips === null ? (['chips'] as const) : []),
];

describe('rules of play', () => {
  test.each(RULE_SET_IDS)('%s has each topic that it needs, once and in order', (rules) => {
    const topics = playRulesFor(rules).map((rule) => rule.topic);
    expect(topics).toEqual(TOPICS.filter((topic) => !leftOut(rules).includes(topic)));
  });

  test.each(RULE_SET_IDS)('%s cites only what it is taken from', (rules) => {
    const cited = playRulesFor(rules).flatMap((rule) => rule.sources.map((source) => source.document));
    expect(cited.filter((document) => !RULE_SET_TEXTS[rules].documents.includes(document))).toEqual([]);
  });

  test('each paragraph is for somebody, is cited, and ends in a full stop', () => {
    for (const rule of PLAY_RULES) {
      expect(rule.ruleSets.length).toBeGreaterThan(0);
      expect(rule.sources.length).toBeGreaterThan(0);
      for (const said of Object.values(rule.text)) expect(said).toMatch(/^[A-Z].*\.$/);
    }
  });
});
