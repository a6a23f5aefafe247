import { type HandSettings, RULE_SET_IDS, RULE_SETS, type RuleSet } from '../../src/index.ts';

/** Every rule set as it is, and with what is off by default: no help, seasons. */
export interface Variant {
  readonly name: string;
  readonly rules: RuleSet;
  readonly assistance: boolean;
}

const withSeasons = (rules: RuleSet): RuleSet => ({ ...rules, flow: { ...rules.flow, seasons: true } });

export const VARIANTS: readonly Variant[] = RULE_SET_IDS.flatMap((id) => {
  const rules = RULE_SETS[id];
  const seasoned = withSeasons(rules);
  return [
    { name: id, rules, assistance: true },
    { name: `${id} without help`, rules, assistance: false },
    { name: `${id} with seasons`, rules: seasoned, assistance: true },
    { name: `${id} with seasons, without help`, rules: seasoned, assistance: false },
  ];
});

export const settingsOf = ({ rules, assistance }: Variant): HandSettings => ({
  assistance,
  luckyThirteen: rules.flow.luckyThirteen,
  seasons: rules.flow.seasons,
});
