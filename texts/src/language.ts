/** Dutch first: it is the language of the rules. */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same thing said in every language: leaving one out is a type error. */
export type Text = Readonly<Record<Language, string>>;

export const text = (nl: string, en: string): Text => ({ nl, en });

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/**
 * As `Intl.ListFormat` would, without it: the formats of a language cost a phone more than the rest of a page. British
 * English has no comma before 'and'.
 */
const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const AND = text('en', 'and');
const OR = text('of', 'or');

/** 'a, b en c' */
export const andList = (words: readonly string[], language: Language): string => joined(words, AND[language]);
/** 'a, b of c' */
export const orList = (words: readonly string[], language: Language): string => joined(words, OR[language]);

const formats = new Map<Language, Intl.NumberFormat>();
const formatIn = (language: Language): Intl.NumberFormat => {
  const format = formats.get(language) ?? new Intl.NumberFormat(LOCALES[language], { useGrouping: 'min2' });
  formats.set(language, format);
  return format;
};

const FIRST_GROUPED = 10_000;
/** Looks the same in every language. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED;

/** '12.000' in Dutch, '12,000' in English; 2000 needs no help to be read. */
export const numberText = (value: number, language: Language): string =>
  isPlain(value) ? String(value) : formatIn(language).format(value);

interface Forms {
  readonly one: Text;
  readonly other: Text;
}

const COUNTED = {
  double: { one: text('verdubbeling', 'double'), other: text('verdubbelingen', 'doubles') },
  point: { one: text('punt', 'point'), other: text('punten', 'points') },
  tile: { one: text('steen', 'tile'), other: text('stenen', 'tiles') },
  round: { one: text('ronde', 'round'), other: text('ronden', 'rounds') },
} as const satisfies Readonly<Record<string, Forms>>;
export type Counted = keyof typeof COUNTED;

/** '1 verdubbeling', '2 verdubbelingen': only of one is there one, in both languages. */
export const countText = (count: number, what: Counted, language: Language): string => {
  const form = Math.abs(count) === 1 ? 'one' : 'other';
  return `${numberText(count, language)} ${COUNTED[what][form][language]}`;
};
