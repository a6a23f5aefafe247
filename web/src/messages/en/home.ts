import type { Words } from '../../app/language.ts';
import type { home as nl } from '../nl/home.ts';

export const home: Words<typeof nl> = {
  title: 'Mahjong the way your club plays it',
  titleLines: ['Mahjong the way', 'your club plays it'],
  lead: 'Score your game at the table, each point explained. No account, and no internet needed.',
  openPad: 'Open the score pad',
  oneHand: 'Score one hand',
  goOn: 'Go on with',
  goOnButton: 'Go on',
  handOf: (round: string, hand: number, of: number) => `${round}, hand ${hand} of ${of}`,
  cards: {
    pad: { title: 'Score pad', text: 'Lay the tiles, see each point explained, and who pays whom.' },
    rules: { title: 'Rules', text: 'Six sets of rules side by side, with drawn examples.' },
    tiles: { title: 'Tiles', text: 'All tiles by name, with and without letters and figures.' },
  },
  yours: 'No adverts. Your data stays on this device.',
};
