import { isRuleSetId, type RuleSetId, type SourceDocument } from '@windroos/engine';
import { type Language, type Text, text } from './language.ts';

export interface RuleSetText {
  readonly name: Text;
  /** In full, above a page about it. */
  readonly title: Text;
  /** One line for a list to choose from. */
  readonly summary: Text;
  readonly edition: Text;
  /** What somebody from another club would notice first. */
  readonly special: Text;
  /** What it is taken from, the first one first. */
  readonly documents: readonly SourceDocument[];
}

export const RULE_SET_TEXTS: Readonly<Record<RuleSetId, RuleSetText>> = {
  'nts-2019': {
    name: text('NTS 2019', 'NTS 2019'),
    title: text('Nederlandse Toernooi Spelregels 2019', 'Dutch Tournament Rules 2019'),
    summary: text(
      'De toernooiregels van de Nederlandse Mahjong Bond, zoals de meeste toernooien ze spelen.',
      'The tournament rules of the Dutch Mahjong Association, as most Dutch tournaments play them.',
    ),
    edition: text('Opgesteld in 2002, uitgave 2019', 'Drawn up in 2002, edition of 2019'),
    special: text(
      'Je hebt 2 verdubbelingen nodig voor mahjong. De punten gaan naar boven op een tiental, daarna verdubbel je. Meer dan 2000 krijg je nooit.',
      'You need 2 doubles for mahjong. Points are rounded up to a ten and doubled after that. You never get more than 2000.',
    ),
    documents: ['nts-2019', 'house'],
  },
  'nts-2016': {
    name: text('NTS 2016', 'NTS 2016'),
    title: text('Nederlandse Toernooi Spelregels 2016', 'Dutch Tournament Rules 2016'),
    summary: text(
      'De vorige uitgave van de toernooiregels, voor clubs die daarbij zijn gebleven.',
      'The previous edition of the tournament rules, for clubs that stayed with it.',
    ),
    edition: text('Januari 2016', 'January 2016'),
    special: text(
      'Er wordt niet afgerond: 46 punten blijft 46. Verder telt alles als in de uitgave van 2019.',
      'Nothing is rounded: 46 points stay 46. All else counts as in the 2019 edition.',
    ),
    documents: ['nts-2016', 'house'],
  },
  'nts-simplified': {
    name: text('NTS vereenvoudigd', 'NTS simplified'),
    title: text('Nederlandse Toernooi Spelregels, vereenvoudigd', 'Dutch Tournament Rules, simplified'),
    summary: text(
      'De korte versie van de toernooiregels: een halve bladzijde is genoeg om te tellen.',
      'The short version of the tournament rules: half a page is enough to keep score.',
    ),
    edition: text('Vereenvoudiging van november 2023', 'Simplified in November 2023'),
    special: text(
      'Elk compleet spel mag mahjong zijn, ook zonder verdubbeling. Limietspelen zijn er niet.',
      'Any complete hand may be mahjong, also without a double. There are no limit hands.',
    ),
    documents: ['nts-2019', 'house'],
  },
  'pe-ling': {
    name: text('Pe-ling', 'Pe-ling'),
    title: text('Spelregels van club Pe-ling', 'Rules of club Pe-ling'),
    summary: text(
      'De toernooiregels zoals club Pe-ling ze op een spiekbriefje heeft, met fiches.',
      'The tournament rules as club Pe-ling has them on a crib sheet, with chips.',
    ),
    edition: text('Spiekbriefje zonder jaartal, op basis van de NTS', 'Undated crib sheet, based on the NTS'),
    special: text(
      'Ieder begint met 3000 punten aan fiches. De kleinste fiche is 10, daarom wordt er afgerond.',
      'Everyone starts with 3000 points in chips. The smallest chip is 10, hence the rounding.',
    ),
    documents: ['pe-ling', 'nts-2016', 'nts-2019', 'house'],
  },
  'rode-draak': {
    name: text('De Rode Draak', 'De Rode Draak'),
    title: text('Clubregels van De Rode Draak', 'Club rules of De Rode Draak'),
    summary: text(
      'Eigen clubregels: schoon spelen, geen maximum, en Oost mag blijven zitten.',
      'A club’s own rules: play clean, no maximum, and East may stay.',
    ),
    edition: text('Clubregels zonder jaartal', 'Undated club rules'),
    special: text(
      'Mahjong maak je met een schoon spel of met 2 verdubbelingen. Wint Oost, dan blijft Oost. Een limietspel dat je helemaal zelf pakt, telt dubbel.',
      'You make mahjong with a clean hand or with 2 doubles. When East wins, East stays. A limit hand that you draw entirely yourself counts double.',
    ),
    documents: ['rode-draak', 'house'],
  },
  'schoon-spel': {
    name: text('Schoon Spel (MCR)', 'Schoon Spel (MCR)'),
    title: text('Schoon Spel, de Mahjong Competition Rules', 'Schoon Spel, the Mahjong Competition Rules'),
    summary: text(
      'De internationale wedstrijdregels met de Nederlandse namen van Schoon Spel.',
      'The international competition rules with the Dutch names of Schoon Spel.',
    ),
    edition: text('Puntentabel van januari 2009', 'Score table of January 2009'),
    special: text(
      'Je telt alleen punten, zonder verdubbelen, en je hebt er 8 nodig. Alleen de winnaar krijgt betaald.',
      'You count points only, without doubling, and you need 8 of them. Only the winner is paid.',
    ),
    documents: ['schoon-spel', 'mcr', 'house'],
  },
};

/** The name for people: that of the six, what the club calls its own rules, or else the id. */
export const ruleSetName = (
  rules: { readonly id: string; readonly name?: { readonly nl: string; readonly en?: string } },
  language: Language,
): string => {
  if (rules.name !== undefined) return rules.name[language] ?? rules.name.nl;
  return isRuleSetId(rules.id) ? RULE_SET_TEXTS[rules.id].name[language] : rules.id;
};
