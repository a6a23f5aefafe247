import type { Shape } from '../../hand/irregular.ts';
import type { TileFacts } from '../facts.ts';
import { type HandEntry, hand } from './entry.ts';

const honours = ({ winds, dragons }: TileFacts): boolean => winds || dragons;

/** A hand that is known by its shape alone. */
const shaped = (...shapes: readonly Shape[]): HandEntry => hand({ shape: ({ shape }) => shapes.includes(shape) });
/** Seven pairs of certain tiles. */
const twins = (tiles: (facts: TileFacts) => boolean): HandEntry =>
  hand({ shape: ({ shape }) => shape === 'pairs' || shape === 'shifted-pairs', tiles });

/** Limit hands: irregular ones first, then those of sets and a pair. */
export const limitEntries = {
  'negen-poorten': shaped('nine-gates'),
  'dertien-wezen': shaped('orphans'),
  windenslang: hand({
    shape: ({ shape }, readings) =>
      shape === 'wind-snake-wind-doubled' || (shape === 'wind-snake' && readings.windSnakeDouble === 'any'),
  }),
  drakenslang: shaped('dragon-snake'),
  'hof-van-peking': shaped('peking'),
  'zeven-tweelingen': twins(() => true),
  'schone-tweelingen': twins((tiles) => tiles.suits === 1 && honours(tiles)),
  'zeer-schone-tweelingen': twins((tiles) => tiles.suits === 1 && honours(tiles) && !tiles.simples && tiles.terminals),
  'zuivere-tweelingen': twins((tiles) => tiles.suits === 1 && !honours(tiles)),
  'tweelingen-troefstenen': twins((tiles) => tiles.suits === 0),
  'zeven-tweelingen-schoon': twins((tiles) => tiles.suits <= 1 && (honours(tiles) || tiles.cake)),
  'zeven-tweelingen-superschoon': twins((tiles) => tiles.suits === 1 && !honours(tiles) && !tiles.cake),

  'vier-winden': hand({ honours: ({ windSets }) => windSets === 4 }, (set) => set.wind),
  'drie-draken': hand({ honours: ({ dragonSets }) => dragonSets === 3 }, (set) => set.dragon),
  jade: hand({ tiles: ({ green }) => green, sets: ({ chows, pungs }) => chows + pungs === 4 }),
  'kop-en-staart': hand({
    sets: ({ pungs }) => pungs === 4,
    tiles: (tiles) => tiles.terminals && !tiles.simples && !honours(tiles),
  }),
  'kronkelende-slang': shaped('kronkelende-slang'),
  'vier-dichte-kongs': hand({ sets: ({ concealedKongs }) => concealedKongs === 4 }, (set) => set.kind === 'kong'),
  'spel-van-de-rode-draak': shaped('spel-van-de-rode-draak'),
  'spel-van-de-hemel': hand({ win: ({ first }) => first === 'heaven' }),
  'spel-van-de-aarde': hand({ win: ({ first }) => first === 'earth' }),
} as const;
