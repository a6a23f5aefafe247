import type { Chips, Flow, Minimum, Readings, RuleSet, Settlement } from '@windroos/engine';
import { andList, countText, type Language, numberText, orList, type Text, text } from './language.ts';
import { rowName } from './rows.ts';

/** A setting in words: its name, and each value that it can have. */
export interface SettingText<V> {
  readonly name: Text;
  readonly value: (value: V, language: Language) => string;
}

const choice = <V extends string>(name: Text, values: Readonly<Record<V, Text>>): SettingText<V> => ({
  name,
  value: (value, language) => values[value][language],
});

const YES = text('ja', 'yes');
const NO = text('nee', 'no');
const yesNo = (name: Text): SettingText<boolean> => ({
  name,
  value: (value, language) => (value ? YES : NO)[language],
});

const NONE = text('geen', 'none');
type Need = Minimum['anyOf'][number];
const needText = (need: Need, language: Language): string => {
  if ('doubles' in need) return countText(need.doubles, 'double', language);
  if ('points' in need) return countText(need.points, 'point', language);
  return rowName(need.row, language).toLowerCase();
};

type CountSettings = Pick<RuleSet, 'form' | 'combine' | 'minimum' | 'roundTo' | 'cap'>;
export const COUNT_SETTINGS: { readonly [K in keyof CountSettings]: SettingText<CountSettings[K]> } = {
  form: choice(text('Manier van tellen', 'Way of counting'), {
    doubling: text('punten tellen en verdubbelen', 'count points and double them'),
    points: text('alleen punten, alleen voor de winnaar', 'points only, for the winner only'),
  }),
  combine: choice(text('Combinaties naast elkaar', 'Combinations side by side'), {
    add: text('alles wat erin zit telt', 'all that is there counts'),
    'account-once': text('een set hooguit één keer opnieuw koppelen', 'join a set to a new one once at most'),
  }),
  minimum: {
    name: text('Nodig voor mahjong', 'Needed for mahjong'),
    value: (value, language) =>
      value === null
        ? NONE[language]
        : orList(
            value.anyOf.map((need) => needText(need, language)),
            language,
          ),
  },
  roundTo: {
    name: text('Afronden voor het verdubbelen', 'Rounding before doubling'),
    value: (value, language) =>
      value <= 1 ? NO[language] : `${language === 'nl' ? 'naar boven op' : 'up to a multiple of'} ${value}`,
  },
  cap: {
    name: text('Hoogste score', 'Highest score'),
    value: (value, language) => (value === null ? NONE[language] : numberText(value, language)),
  },
};

export const READING_SETTINGS: { readonly [K in keyof Readings]: SettingText<Readings[K]> } = {
  kongAsConcealedPung: choice(text('Kong als dichte pung', 'Kong as a concealed pung'), {
    concealed: text('alleen een dichte kong', 'only a concealed kong'),
    any: text('elke kong', 'any kong'),
  }),
  replacementIsSelfDrawn: yesNo(text('Losse steen is zelf gepakt', 'A loose tile counts as drawn from the wall')),
  cakePair: yesNo(text('Bamboe 1 met kringen 1 als paar', 'Bamboo 1 with circles 1 as a pair')),
  cakeSuit: choice(text('Soort van dat paar bij schoon', 'Suit of that pair in a clean hand'), {
    'as-printed': text('wat erop staat', 'what is printed on it'),
    bamboo: text('bamboe', 'bamboo'),
  }),
  robbedKong: choice(text('Verdubbeling voor kongroof', 'Double for robbing a kong'), {
    any: text('altijd', 'always'),
    chow: text('alleen als je er een chow mee maakt', 'only when it makes you a chow'),
  }),
  windSnakeDouble: choice(text('Dubbele steen van de windenslang', 'Double tile of the snake of winds'), {
    any: text('elke van de dertien', 'any of the thirteen'),
    wind: text('een wind', 'a wind'),
  }),
  fourAsTwoPairs: yesNo(text('Vier gelijke stenen als twee paren', 'Four tiles alike as two pairs')),
  lastTile: choice(text('Laatste steen van het spel', 'Last tile of the hand'), {
    drawn: text('alleen zelf gepakt', 'only when drawn'),
    'drawn-or-discard': text('zelf gepakt of weggelegd', 'drawn or discarded'),
  }),
};

const CLAIMS: Readonly<Record<Flow['claimOrder'][number], Text>> = {
  limit: text('limietspel', 'limit hand'),
  pair: text('paar', 'pair'),
  pung: text('pung', 'pung'),
  chow: text('chow', 'chow'),
};
const TURN = text('wie het eerst aan de beurt is', 'who is first in turn');

export const FLOW_SETTINGS: { readonly [K in keyof Flow]: SettingText<Flow[K]> } = {
  deadWall: choice(text('Dode muur', 'Dead wall'), {
    fixed: text('14 stenen, losse stenen worden niet aangevuld', '14 tiles, loose tiles are not replaced'),
    'total-14': text('er blijven altijd 14 stenen over', '14 tiles always stay behind'),
    none: text('geen: alles wordt gespeeld', 'none: every tile is played'),
  }),
  eastStays: choice(text('Oost blijft Oost', 'East stays East'), {
    never: text('nooit', 'never'),
    'after-mahjong': text('na een eigen mahjong', 'after winning'),
  }),
  claimOrder: {
    name: text('Voorrang tussen mahjongs', 'Precedence between mahjongs'),
    value: (value, language) => [...value.map((claim) => CLAIMS[claim][language]), TURN[language]].join(' → '),
  },
  kongAfterClaim: yesNo(text('Kong meteen na een chow of pung', 'Kong right after a chow or pung')),
  falseMahjong: choice(text('Onterecht mahjong roepen', 'Calling mahjong wrongly'), {
    'dead-hand': text('dood spel', 'dead hand'),
    nothing: text('geen gevolg', 'no consequence'),
  }),
  luckyThirteen: yesNo(text('De gelukkige dertien melden', 'Announcing the lucky thirteen')),
  rounds: {
    name: text('Lengte van een partij', 'Length of a match'),
    value: (value, language) => countText(value, 'round', language),
  },
  seasons: yesNo(text('Seizoenen en bloemen', 'Seasons and flowers')),
};

export const SETTLEMENT_SETTINGS: { readonly [K in keyof Settlement]: SettingText<Settlement[K]> } = {
  between: choice(text('Wie betaalt wie', 'Who pays whom'), {
    all: text('allen de winnaar, de anderen onderling', 'all pay the winner, the others settle among themselves'),
    winner: text('alleen de winnaar krijgt betaald', 'only the winner is paid'),
  }),
  eastDouble: yesNo(text('Oost betaalt en ontvangt dubbel', 'East pays and receives double')),
  table: {
    name: text('Vast bedrag van ieder aan de winnaar', 'Fixed amount from each to the winner'),
    value: (value, language) => (value === 0 ? NONE[language] : numberText(value, language)),
  },
};

export const CHIP_SETTINGS: { readonly [K in keyof Chips]: SettingText<Chips[K]> } = {
  values: {
    name: text('Waarde van de fiches', 'Values of the chips'),
    value: (value, language) => andList(value.map(String), language),
  },
  start: {
    name: text('Fiches bij het begin', 'Chips at the start'),
    value: (value, language) => andList(value.map(String), language),
  },
};

/** A setting as a line to show: where it stands in the rule set, and how it is set. */
export interface SettingLine {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

type Group<T> = { readonly [K in keyof T]: SettingText<T[K]> };

const linesOf = <T extends object>(prefix: string, group: Group<T>, values: T, language: Language): SettingLine[] =>
  (Object.keys(group) as (keyof T & string)[]).map((key) => ({
    path: `${prefix}${key}`,
    name: group[key].name[language],
    value: group[key].value(values[key], language),
  }));

/** Every setting of a rule set apart from its rows, in words: two lists side by side are a comparison. */
export const settingLines = (rules: RuleSet, language: Language): readonly SettingLine[] => [
  ...linesOf<CountSettings>('', COUNT_SETTINGS, rules, language),
  ...linesOf('readings.', READING_SETTINGS, rules.readings, language),
  ...linesOf('flow.', FLOW_SETTINGS, rules.flow, language),
  ...linesOf('settlement.', SETTLEMENT_SETTINGS, rules.settlement, language),
  ...(rules.chips === null ? [] : linesOf('chips.', CHIP_SETTINGS, rules.chips, language)),
];
