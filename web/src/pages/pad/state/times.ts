import { dayName, weekdayName } from '@windroos/texts';
import { language } from '../../../app/language.ts';

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const;

/** 'dinsdag 4 november 2025' */
export const dateText = (at: number): string => dayName(new Date(at), language.value);

/** '21:35' */
export const timeText = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.value], { hour: '2-digit', minute: '2-digit' }).format(at);

/** 'dinsdag' */
export const weekdayText = (at: number): string => weekdayName(new Date(at), language.value);

/** 'di 4 nov, 21:35' */
export const momentText = (at: number): string =>
  `${new Intl.DateTimeFormat(LOCALES[language.value], { weekday: 'short', day: 'numeric', month: 'short' }).format(at)}, ${timeText(at)}`;
