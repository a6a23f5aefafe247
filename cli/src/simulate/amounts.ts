import { type Language, numberText } from '@windroos/texts';

/** Numbers as a report writes them. */

const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

const fixed = (value: number, digits: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
  } as Intl.NumberFormatOptions).format(value);

/** '16,2 %'; English sets no space. */
export const percentText = (share: number, language: Language): string =>
  `${fixed(100 * share, 1, language)}${language === 'nl' ? ' %' : '%'}`;

/** Small shares need more digits: '0,0021'. */
export const perHundred = (share: number, language: Language): string => {
  if (share === 0) return '0';
  return fixed(100 * share, share < 0.0001 ? 4 : 2, language);
};

export const meanText = (value: number, language: Language): string => fixed(value, 1, language);

/** '+12,3', '−4,0', '0' */
export const signedText = (value: number, language: Language, digits = 1): string => {
  const size = digits === 0 ? numberText(Math.abs(value), language) : fixed(Math.abs(value), digits, language);
  if (/^[0.,]+$/.test(size)) return '0';
  return `${value > 0 ? '+' : '−'}${size}`;
};

/** Half the width of the interval that holds the true share 95 times out of 100. */
export const marginOf = (share: number, count: number): number =>
  count === 0 ? 0 : 1.96 * Math.sqrt((share * (1 - share)) / count);

/** '4 × keep-what-fits', or the four names. */
export const botsText = (bots: readonly string[]): string =>
  bots.every((name) => name === bots[0]) ? `${bots.length} × ${bots[0]}` : bots.join(', ');
