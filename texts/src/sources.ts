import type { RuleSetId, Source } from '@windroos/engine';
import { DECISIONS } from './decisions.ts';
import { RULE_SET_TEXTS } from './ruleSets.ts';

/** A decision of ours is cited only where it applies. */
const applies = ({ document, section }: Source, rules: RuleSetId): boolean =>
  document !== 'house' || DECISIONS.some(({ id, ruleSets }) => id === section && ruleSets.includes(rules));

/** Of several sources those that this rule set is taken from; all of them when none is. */
export const sourcesFor = (sources: readonly Source[], rules: RuleSetId): readonly Source[] => {
  const { documents } = RULE_SET_TEXTS[rules];
  const own = sources.filter((source) => documents.includes(source.document) && applies(source, rules));
  return own.length > 0 ? own : sources;
};
