import { andList, type Language, type Text, text } from '@windroos/texts';

/** What the pages of rules say around the texts themselves. */
export const PAGE_WORDS = {
  otherLanguage: text('This page in English', 'Deze pagina in het Nederlands'),
  made: text(
    'Deze pagina is gemaakt uit de regels en teksten van Windroos; verander haar daar.',
    'This page is made from the rules and texts of Windroos; change it there.',
  ),
  edition: text('Uitgave', 'Edition'),
  documents: text('Bronnen', 'Sources'),
  contents: text('Inhoud', 'Contents'),
  play: text('Zo speel je', 'How it is played'),
  points: text('Punten', 'Points'),
  pointsNote: text(
    'Een chow geeft geen punten. Staan er twee getallen, dan is het tweede voor enen, negens, winden en draken.',
    'A chow gives no points. Where there are two numbers, the second is for ones, nines, winds and dragons.',
  ),
  doubles: text('Verdubbelingen', 'Doubles'),
  limits: text('Limietspelen', 'Limit hands'),
  combinations: text('Combinaties', 'Combinations'),
  examples: text('Voorbeelden', 'Examples'),
  examplesNote: text(
    'Elke hand laat een regel zien; de score is die van de hele hand. Tussen haken of dicht getekend: een dichte kong.',
    'Each hand shows a line; the score is that of the whole hand. In brackets or drawn face down: a concealed kong.',
  ),
  settings: text('Instellingen', 'Settings'),
  settingsNote: text(
    'Een club kan deze waarden in een eigen regelbestand veranderen.',
    'A club can change these values in a rules file of its own.',
  ),
  decisions: text('Besluiten', 'Decisions'),
  decisionsNote: text(
    'Waar de bronnen zwijgen, elkaar tegenspreken of een drukfout hebben.',
    'Where the sources are silent, contradict each other or have a misprint.',
  ),
  why: text('Waarom', 'Why'),
  setting: text('Instelling', 'Setting'),
  row: text('Regel', 'Line'),
  when: text('Wanneer', 'When'),
  source: text('Bron', 'Source'),
  forWhom: text('Voor', 'For'),
  winner: text('winnaar', 'winner'),
  everyone: text('iedereen', 'everyone'),
  replaces: text('Dan telt niet', 'Not counted with it'),
  onlyOwn: text('van deze sets', 'of these sets'),
  times: text('keer', 'times'),
  value: text('Waarde', 'Value'),
  inHand: text('Geheel in de hand', 'Wholly in hand'),
  waiting: text('Wachtend', 'Waiting'),
  tiles: text('Stenen', 'Tiles'),
  notation: text('Notatie', 'Notation'),
  won: text('Gewonnen', 'Won'),
  score: text('Score', 'Score'),
  path: text('Veld', 'Field'),
} as const satisfies Readonly<Record<string, Text>>;

/** Of a group only the highest counts. */
export const onlyHighest = (names: readonly string[], language: Language): string =>
  language === 'nl'
    ? `Van ${andList(names, 'nl')} telt alleen de hoogste.`
    : `Of ${andList(names, 'en')} only the highest counts.`;
