import { dayName, LANGUAGES, weekdayName } from '@windroos/texts';
import { expect, test } from 'vitest';

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const;
const DAY = 24 * 60 * 60 * 1000;
/** Every day of a year, at noon. */
const YEAR = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2025, 0, 1, 12) + day * DAY));

/** Whether there is a comma after an English weekday differs from one version to the next. */
const withoutCommas = (words: string): string => words.replaceAll(',', '');

test.each(LANGUAGES)('days are named as the platform names them (%s)', (language) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full' });
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long' });
  for (const date of YEAR) {
    expect(withoutCommas(dayName(date, language))).toBe(withoutCommas(format.format(date)));
    expect(weekdayName(date, language)).toBe(weekday.format(date));
  }
});
