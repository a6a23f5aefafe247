import { text } from '@windroos/texts';

/** What the example says around the sheet. */
export const WORDS = {
  welcome: text(
    'Windroos telt mahjong zoals jouw club het speelt',
    'Windroos scores mahjong the way your club plays it',
  ),
  example: text(
    'Zuid maakt mahjong met bamboe 4, die een ander weglegt. Op tafel lagen al een pung van de rode draak en een dichte kong; de rest stond op de lat.',
    'South makes mahjong with bamboo 4, discarded by another player. A pung of red dragons and a concealed kong lay on the table already; the rest was on the rack.',
  ),
  what: text('Wat wil je zien?', 'What would you like to see?'),
  explain: text('Leg elke regel uit', 'Explain each line'),
  rules: text('Tel deze hand met andere spelregels', 'Score this hand under other rules'),
  own: text('Typ een eigen hand', 'Type a hand of your own'),
  language: text('In English, please', 'Liever in het Nederlands'),
  quit: text('Stop', 'Quit'),
  whichRules: text('Welke spelregels?', 'Which rules?'),
  legend: text(
    'Zo typ je stenen: k kringen, b bamboes, t tekens, met hun cijfers erachter (b123); winden wE wS wW wN, draken dR dG dW.',
    'How to type tiles: k circles, b bamboos, t characters, followed by their numbers (b123); winds wE wS wW wN, dragons dR dG dW.',
  ),
  rack: text('Welke stenen staan op de lat, de laatste erbij?', 'Which tiles are on the rack, the last one included?'),
  melds: text(
    'Welke sets liggen op tafel? Dichte kong tussen haken; leeg kan',
    'Which sets lie on the table? Concealed kong in brackets; may be empty',
  ),
  win: text(
    'Welke steen was de laatste? Leeg als een ander won',
    'Which tile was the last? Empty if another player won',
  ),
  from: text('Waar kwam die vandaan?', 'Where did it come from?'),
  wall: text('zelf gepakt uit de muur', 'drawn from the wall'),
  discard: text('weggelegd door een ander', 'discarded by another player'),
  kong: text('losse steen na een kong', 'replacement tile after a kong'),
  'robbed-kong': text('van een kong geroofd', 'robbed from a kong'),
  seat: text('Welke wind ben je?', 'Which wind are you?'),
  round: text('Welke ronde is het?', 'Which round is it?'),
  bye: text(
    'Tot ziens. Met ‘npx windroos --help’ zie je wat er nog meer kan.',
    'Goodbye. See ‘npx windroos --help’ for what else there is.',
  ),
  hint: text(
    'Dit was een voorbeeld. In een terminal kun je ermee spelen.',
    'This was an example. In a terminal you can play with it.',
  ),
  more: text('Wat er nog meer kan: npx windroos --help', 'What else there is: npx windroos --help'),
} as const;
