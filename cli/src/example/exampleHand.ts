import type { JsonObject } from '@windroos/engine';

/** A hand that a newcomer can follow: chow, open pung, concealed kong, own wind, one suit, and it wins in all six. */
export const EXAMPLE: JsonObject = {
  hand: 'b23488 wSSS',
  melds: ['dRRR', '[b6666]'],
  win: { tile: 'b4', from: 'discard' },
  seat: 'S',
  round: 'E',
};
