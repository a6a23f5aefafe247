import type { RuleSetId, Source } from '@windroos/engine';
import { type Text, text } from '../language.ts';

/** What the rules of play speak of, in the order in which a hand meets it. */
export const PLAY_TOPICS = {
  tiles: text('De stenen', 'The tiles'),
  seats: text('De plaatsen', 'The seats'),
  wall: text('De muur', 'The wall'),
  'dead-wall': text('De dode muur', 'The dead wall'),
  deal: text('Het delen', 'The deal'),
  turn: text('De beurt', 'The turn'),
  shape: text('Mahjong', 'Mahjong'),
  chow: text('Chow', 'Chow'),
  pung: text('Pung en paar', 'Pung and pair'),
  kong: text('Kong', 'Kong'),
  'call-time': text('Tijd om te roepen', 'Time to call'),
  priority: text('Voorrang', 'Precedence'),
  robbing: text('Kongroof', 'Robbing a kong'),
  minimum: text('Wat je nodig hebt', 'What you need'),
  'lucky-thirteen': text('De gelukkige dertien', 'The lucky thirteen'),
  draw: text('Remise', 'Draw'),
  rotation: text('Wie Oost wordt', 'Who becomes East'),
  rounds: text('De ronden', 'The rounds'),
  counting: text('Tellen', 'Counting'),
  'limit-hands': text('Een limietspel', 'A limit hand'),
  waiting: text('Wachtend spel', 'Waiting hand'),
  'dead-hand': text('Dood spel', 'Dead hand'),
  'false-mahjong': text('Onterecht mahjong', 'False mahjong'),
  settlement: text('Verrekenen', 'Settling'),
  chips: text('Fiches', 'Chips'),
} as const satisfies Readonly<Record<string, Text>>;
export type PlayTopic = keyof typeof PLAY_TOPICS;

/** A short paragraph that holds for some of the rule sets, with where each of them says so. */
export interface PlayRule {
  readonly topic: PlayTopic;
  readonly ruleSets: readonly RuleSetId[];
  readonly text: Text;
  readonly sources: readonly Source[];
}
