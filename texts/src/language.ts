/** Dutch first: it is the language of the rules. */
export const LANGUAGES = ['nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same thing said in every language: leaving one out is a type error. */
export type Text = Readonly<Record<Language, string>>;

export const text = (nl: string, en: string): Text => ({ nl, en });

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** British English: its lists have no comma before 'and'. */
const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

/** One value made for each language. */
const byLanguage = <T>(make: (locale: string) => T): Readonly<Record<Language, T>> => ({
  nl: make(LOCALES.nl),
  en: make(LOCALES.en),
});

const ANDS = byLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const ORS = byLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));
const PLURALS = byLanguage((locale) => new Intl.PluralRules(locale));
const NUMBERS = byLanguage((locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }));

/** 'a, b en c' */
export const andList = (words: readonly string[], language: Language): string => ANDS[language].format(words);
/** 'a, b of c' */
export const orList = (words: readonly string[], language: Language): string => ORS[language].format(words);
/** '12.000' in Dutch, '12,000' in English; 2000 needs no help to be read. */
export const numberText = (value: number, language: Language): string => NUMBERS[language].format(value);

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

/** '1 verdubbeling', '2 verdubbelingen'. */
export const countText = (count: number, what: Counted, language: Language): string => {
  const form = PLURALS[language].select(count) === 'one' ? 'one' : 'other';
  return `${numberText(count, language)} ${COUNTED[what][form][language]}`;
};
