import type { Source, SourceDocument } from '@windroos/engine';
import { type Language, type Text, text } from './language.ts';

export const source = (document: SourceDocument, section: string): Source => ({ document, section });

export interface DocumentText {
  readonly title: Text;
  /** The year of the edition, where the document gives one. */
  readonly year: number | null;
  /** How it is cited, before the section. */
  readonly short: Text;
  /** What its sections are called when the section is a title. */
  readonly part: Text;
}

const CHAPTER = text('hoofdstuk', 'chapter');
const TABLE = text('tabel', 'table');
const SECTION = text('onderdeel', 'section');

/** What the rules are taken from. */
export const DOCUMENTS: Readonly<Record<SourceDocument, DocumentText>> = {
  'nts-2019': {
    title: text('Nederlandse Toernooi Spelregels, uitgave 2019', 'Dutch Tournament Rules, 2019 edition'),
    year: 2019,
    short: text('NTS 2019', 'NTS 2019'),
    part: CHAPTER,
  },
  'nts-2016': {
    title: text('Nederlandse Toernooi Spelregels, januari 2016', 'Dutch Tournament Rules, January 2016'),
    year: 2016,
    short: text('NTS 2016', 'NTS 2016'),
    part: CHAPTER,
  },
  'pe-ling': {
    title: text('Spiekbriefje van mahjongclub Pe-ling', 'Crib sheet of mahjong club Pe-ling'),
    year: null,
    short: text('Spiekbriefje Pe-ling', 'Pe-ling’s crib sheet'),
    part: TABLE,
  },
  'rode-draak': {
    title: text('Clubregels van De Rode Draak', 'Club rules of De Rode Draak'),
    year: null,
    short: text('De Rode Draak', 'De Rode Draak'),
    part: SECTION,
  },
  'schoon-spel': {
    title: text('Puntentabel van mahjonggezelschap Schoon Spel', 'Score table of mahjong society Schoon Spel'),
    year: 2009,
    short: text('Schoon Spel', 'Schoon Spel'),
    part: SECTION,
  },
  mcr: {
    title: text('Mahjong Competition Rules, internationaal', 'Mahjong Competition Rules, international'),
    year: null,
    short: text('MCR', 'MCR'),
    part: CHAPTER,
  },
  house: {
    title: text('Besluiten van Windroos', 'Decisions of Windroos'),
    year: null,
    short: text('Windroos', 'Windroos'),
    part: SECTION,
  },
};

/** Titles that are tables in the NTS, where most titles are chapters. */
const TABLES: ReadonlySet<string> = new Set([
  'Basispunten',
  'Onregelmatige limietspelen',
  'Regelmatige limietspelen',
  'Verdubbelingen voor de winnaar',
  'Verdubbelingen voor alle spelers',
  'Vereenvoudigde punten en verdubbelingen',
]);

const isChapter = (source: Source): boolean => DOCUMENTS[source.document].part === CHAPTER;
const partOf = (source: Source): Text =>
  isChapter(source) && TABLES.has(source.section) ? TABLE : DOCUMENTS[source.document].part;

/** A document may be cited as a whole; '§2.4.2' says itself what it is; 'nr 63', 'Opm. 2' and 'Q36' are put into the reader's language; the rest is a title. */
export const sectionText = (source: Source, language: Language): string => {
  const { section } = source;
  if (section === '' || section.startsWith('§')) return section;
  if (/^\d/.test(section)) return `§${section}`;
  if (section.startsWith('nr ')) return language === 'nl' ? section : `no. ${section.slice(3)}`;
  if (section.startsWith('Opm. ')) return language === 'nl' ? section : `note ${section.slice(5)}`;
  if (/^[PQ]\d\d$/.test(section)) return `${language === 'nl' ? 'besluit' : 'decision'} ${section}`;
  return `${partOf(source)[language]} ${language === 'nl' ? section : `‘${section}’`}`;
};

/** 'NTS 2019, hoofdstuk Limietspelen'; 'NTS 2016, §2.4.2'; 'Schoon Spel, nr 63'. */
export const sourceText = (source: Source, language: Language): string =>
  [DOCUMENTS[source.document].short[language], sectionText(source, language)].filter((part) => part !== '').join(', ');
