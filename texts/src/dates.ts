import { type Language, type Text, text } from './language.ts';

/** Sunday first, as `Date.getDay` counts. */
const WEEKDAYS: readonly Text[] = [
  text('zondag', 'Sunday'),
  text('maandag', 'Monday'),
  text('dinsdag', 'Tuesday'),
  text('woensdag', 'Wednesday'),
  text('donderdag', 'Thursday'),
  text('vrijdag', 'Friday'),
  text('zaterdag', 'Saturday'),
];

const MONTHS: readonly Text[] = [
  text('januari', 'January'),
  text('februari', 'February'),
  text('maart', 'March'),
  text('april', 'April'),
  text('mei', 'May'),
  text('juni', 'June'),
  text('juli', 'July'),
  text('augustus', 'August'),
  text('september', 'September'),
  text('oktober', 'October'),
  text('november', 'November'),
  text('december', 'December'),
];

export const weekdayName = (date: Date, language: Language): string => WEEKDAYS[date.getDay()]![language];

const COMMA = text('', ',');

/** 'dinsdag 4 november 2025', where the reader is. The first date of `Intl` would cost a phone as much as a whole page. */
export const dayName = (date: Date, language: Language): string => {
  const month = MONTHS[date.getMonth()]![language];
  return `${weekdayName(date, language)}${COMMA[language]} ${date.getDate()} ${month} ${date.getFullYear()}`;
};
