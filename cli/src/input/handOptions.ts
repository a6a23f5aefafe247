import { FIRST_WINS, type JsonObject, RULE_SET_IDS, WIN_SOURCES } from '@windroos/engine';
import { type Text, text } from '@windroos/texts';
import type { Command } from 'commander';
import type { Shell } from '../shell.ts';

/** What can be said about a hand on the command line. */
export interface HandOptions {
  readonly rules?: string;
  readonly meld?: readonly string[];
  readonly win?: string;
  readonly from?: string;
  readonly lastTile?: true;
  readonly kongOnKong?: true;
  readonly first?: string;
  readonly lastOfKind?: true;
  readonly seat?: string;
  readonly round?: string;
  readonly dead?: true;
  readonly bonus?: string;
}

type Flags = readonly (readonly [flags: string, words: Text])[];

const rulesFlag = (otherwise: Text) =>
  [
    '--rules <id|file>',
    text(
      `spelregels: ${RULE_SET_IDS.join(', ')}, of een bestand met huisregels (${otherwise.nl})`,
      `rules: ${RULE_SET_IDS.join(', ')}, or a house-rules file (${otherwise.en})`,
    ),
  ] as const;

export const RULES_FLAG = rulesFlag(text('anders nts-2019', 'nts-2019 unless said'));
/** Where a file may say it too: the option goes first. */
export const OTHER_RULES_FLAG = rulesFlag(
  text('anders die van het bestand, of nts-2019', 'else those of the file, or nts-2019'),
);

export const PLAIN_FLAG = [
  '--plain',
  text('teken geen stenen, schrijf ze in letters', 'draw no tiles, write them in letters'),
] as const;

const PLACE_FLAGS: Flags = [
  OTHER_RULES_FLAG,
  [
    '--seat <wind>',
    text('eigen wind: E, S, W of N; O en Z mag ook (anders E)', 'own wind: E, S, W or N (E unless said)'),
  ],
  ['--round <wind>', text('wind van de ronde (anders E)', 'wind of the round (E unless said)')],
];

const MELD_FLAG = [
  '--meld <set>',
  text(
    'set op tafel: wEEE open pung, b123 open chow, t5555 open kong, [t5555] dichte kong; mag vaker',
    'set on the table: wEEE open pung, b123 open chow, t5555 open kong, [t5555] concealed kong; may be repeated',
  ),
] as const;

const WIN_FLAGS: Flags = [
  ['--win <tile>', text('de winnende steen, die ook bij de hand staat', 'the winning tile, which is in the hand too')],
  [
    '--from <how>',
    text(
      'waar die vandaan kwam: wall (muur), discard (weggelegd), kong (losse steen) of robbed-kong (kongroof)',
      'where it came from: wall, discard, kong (replacement tile) or robbed-kong',
    ),
  ],
  [
    '--last-tile',
    text(
      'het was de laatste steen, of de steen die daarna werd weggelegd',
      'it was the last tile, or the discard after it',
    ),
  ],
  [
    '--kong-on-kong',
    text('losse steen van de tweede kong in één beurt', 'replacement tile of the second kong in one turn'),
  ],
  [
    '--first <how>',
    text(
      'gewonnen in de eerste beurt: heaven (hemel), earth (aarde) of thirteen (dertien)',
      'won in the first turn: heaven, earth or thirteen',
    ),
  ],
  [
    '--last-of-kind',
    text('de andere drie van zijn soort liggen open op tafel', 'the other three of its kind lie open on the table'),
  ],
];

const END_FLAGS: Flags = [
  ['--dead', text('dood spel', 'dead hand')],
  ['--bonus <tiles>', text('seizoenen en bloemen: s1 f34', 'seasons and flowers: s1 f34')],
];

export const addFlags = (command: Command, shell: Shell, flags: Flags): Command =>
  flags.reduce((with_, [flag, words]) => with_.option(flag, shell.say(words)), command);

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const addMelds = (command: Command, shell: Shell): Command =>
  command.option(MELD_FLAG[0], shell.say(MELD_FLAG[1]), collect);

/** The options of a hand that may have won. */
export const withWinOptions = (command: Command, shell: Shell): Command =>
  addFlags(addMelds(command, shell), shell, [...WIN_FLAGS, ...PLACE_FLAGS, ...END_FLAGS]);

/** The options of a hand that still waits. */
export const withPlaceOptions = (command: Command, shell: Shell): Command =>
  addFlags(addMelds(command, shell), shell, PLACE_FLAGS);

/** Dutch words are understood where the notation has English ones. */
const DUTCH: Readonly<Record<string, string>> = {
  o: 'E',
  z: 'S',
  oost: 'E',
  zuid: 'S',
  west: 'W',
  noord: 'N',
  muur: 'wall',
  weggelegd: 'discard',
  kongroof: 'robbed-kong',
  hemel: 'heaven',
  aarde: 'earth',
  dertien: 'thirteen',
};

const known = (words: readonly string[], typed: string): string => {
  const word = DUTCH[typed.toLowerCase()] ?? typed;
  return words.find((candidate) => candidate.toLowerCase() === word.toLowerCase()) ?? typed;
};

export const windFrom = (typed: string): string => known(['E', 'S', 'W', 'N'], typed);

const present = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const winOf = (options: HandOptions): JsonObject | undefined => {
  const { win: tile, from, lastTile, kongOnKong, first, lastOfKind } = options;
  const win = present({
    tile,
    from: from === undefined ? undefined : known(WIN_SOURCES, from),
    lastTile,
    kongOnKong,
    first: first === undefined ? undefined : known(FIRST_WINS, first),
    lastOfKind,
  });
  if (Object.keys(win).length === 0) return undefined;
  return win.first === 'heaven' ? { from: 'wall', ...win } : win;
};

/** The same as one line of a file would say. */
export const caseOf = (words: readonly string[], options: HandOptions): JsonObject =>
  present({
    rules: options.rules ?? 'nts-2019',
    hand: words.join(' '),
    melds: options.meld,
    win: winOf(options),
    seat: windFrom(options.seat ?? 'E'),
    round: windFrom(options.round ?? 'E'),
    dead: options.dead,
    bonus: options.bonus,
  });

/** The flags that tell of the hand itself. */
const HAND_FLAGS = [MELD_FLAG, ...WIN_FLAGS, ...PLACE_FLAGS.filter((flag) => flag !== OTHER_RULES_FLAG), ...END_FLAGS];
const flagName = (flag: string): string => flag.split(' ')[0]!;
const optionName = (flag: string): string =>
  flag.replace(/^--/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The first option that tells of the hand itself, if any does. */
export const typedOption = (options: HandOptions): string | undefined =>
  HAND_FLAGS.map(([flag]) => flagName(flag)).find((flag) => Object.hasOwn(options, optionName(flag)));

/** Which option gives a field of a case, to name it when it is wrong. */
export const OPTION_OF_FIELD: Readonly<Record<string, string>> = {
  'win.tile': '--win',
  'win.from': '--from',
  'win.first': '--first',
  seat: '--seat',
  round: '--round',
  melds: '--meld',
  bonus: '--bonus',
  rules: '--rules',
  'scores.E': '--scores',
  'scores.S': '--scores',
  'scores.W': '--scores',
  'scores.N': '--scores',
  winner: '--winner',
  from: '--from',
};
