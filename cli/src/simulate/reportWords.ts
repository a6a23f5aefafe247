import { type Text, text } from '@windroos/texts';

/** The words of a report, on the terminal and on its page. */
export const REPORT_WORDS = {
  hands: text('spellen', 'hands'),
  matches: text('wedstrijden', 'matches'),
  seed: text('seed', 'seed'),
  stopped: text(
    'Gestopt voor het einde: dit is wat er tot dan toe was.',
    'Stopped before the end: this is what there was so far.',
  ),
  outcome: text('Hoe de spellen eindigden', 'How the hands ended'),
  mahjong: text('Mahjong', 'Mahjong'),
  draw: text('Remise', 'Draw'),
  selfDrawn: text('zelf gepakt', 'self-drawn'),
  gaveAway: text('gaf weg', 'gave away'),
  perHand: text('per spel', 'per hand'),
  total: text('samen', 'in all'),
  seats: text('Naar wind', 'By wind'),
  players: text('Naar speler', 'By player'),
  winnerScore: text('Wat de winnaar telt', 'What the winner counts'),
  otherScore: text('Wat de anderen tellen', 'What the others count'),
  mean: text('gemiddeld', 'mean'),
  median: text('mediaan', 'median'),
  ninety: text('90 % hoogstens', '90% at most'),
  largest: text('hoogste', 'highest'),
  payments: text('Betalingen', 'Payments'),
  received: text('De winnaar krijgt gemiddeld', 'The winner receives on average'),
  gain: text('Grootste winst', 'Largest gain'),
  loss: text('Grootste verlies', 'Largest loss'),
  match: text('wedstrijd', 'match'),
  hand: text('spel', 'hand'),
  points: text('Punten', 'Points'),
  doubles: text('Verdubbelingen', 'Doubles'),
  limits: text('Limietspelen', 'Limit hands'),
  perWinner: text('per 100 mahjongs', 'per 100 mahjongs'),
  perOther: text('per 100 anderen', 'per 100 others'),
  never: text('Niet voorgekomen', 'Did not occur'),
} as const satisfies Readonly<Record<string, Text>>;

export type ReportWord = keyof typeof REPORT_WORDS;
