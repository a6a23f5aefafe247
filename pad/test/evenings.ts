import { DRAW, laid, mahjong, open, type Table, write } from './table.ts';

/*
 * An evening of NTS 2019: Ans, Kees, Truus and Henk, sixteen hands, tiles and typed counts mixed. Every amount was
 * worked out with the engine's `settle` from counts by wind, before any of it was entered here.
 */
const THIRTEEN_ORPHANS = laid('k19 b19 t19 wESWN dRGW');

export const playEvening = (): Table => {
  const table = open('nts-2019');
  const say = (won: string, from: string, said: Parameters<typeof mahjong>[3], tile?: Parameters<typeof mahjong>[4]) =>
    write(table, mahjong(table, won, from, said, tile));
  say(
    'Kees',
    'Henk',
    { Kees: laid('b1235 t999', 'wSSS', 'dRRR'), Ans: laid('k222 k789 b77 t456 wEE'), Truus: 40, Henk: 'slaat over' },
    'b5',
  );
  say('Henk', 'muur', { Henk: 160, Ans: 20, Kees: 40, Truus: 'dood' });
  say('Ans', 'Kees', { Ans: 120, Kees: 20, Truus: 10, Henk: 80 });
  write(table, DRAW);
  say('Truus', 'muur', { Truus: THIRTEEN_ORPHANS, Ans: 30, Kees: 20, Henk: 125 }, 'k1');
  say('Kees', 'muur', { Kees: 80, Ans: 10, Truus: 10, Henk: 20 });
  say('Henk', 'Ans', { Henk: 320, Ans: 60, Kees: 0, Truus: 40 });
  say('Ans', 'Henk', { Ans: 160, Kees: 20, Truus: 20, Henk: 0 });
  say(
    'Ans',
    'Kees',
    {
      Ans: laid('k111 k456 k789 k9', 'dGGG'),
      Kees: laid('b222 b55 b789 t234 wSS'),
      Truus: laid('t888 wWWW b46 t3 dRR k23'),
      Henk: laid('t567 k2 b33 wN dW t99', 'b111'),
    },
    'k9',
  );
  say('Truus', 'Kees', { Truus: 200, Ans: 20, Kees: 10, Henk: 40 });
  write(table, DRAW);
  say('Henk', 'muur', { Henk: 240, Ans: 0, Kees: 20, Truus: 40 });
  say('Kees', 'Truus', { Kees: 120, Ans: 40, Truus: 0, Henk: 10 });
  say('Ans', 'Henk', { Ans: 80, Kees: 20, Truus: 20, Henk: 60 });
  say('Truus', 'muur', { Truus: 160, Ans: 10, Kees: 30, Henk: 0 });
  say('Henk', 'muur', { Henk: 280, Ans: 20, Kees: 20, Truus: 20 });
  return table;
};
