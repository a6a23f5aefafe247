import {
  type Call,
  type Event,
  type Hidden,
  isBonusTile,
  makeMeld,
  makeTiles,
  type Seen,
  type Tile,
  unicodeTile,
  type Wind,
} from '@windroos/engine';
import { type Language, type Text, text, tileName, WIND_NAMES } from '@windroos/texts';

/** How things are told: a seat by its wind or as the person who reads, a tile with its face or in words only. */
export interface Speaker {
  readonly language: Language;
  readonly you: Wind | null;
  readonly plain: boolean;
}

const YOU = text('Jij', 'You');

const nameOf = ({ language, you }: Speaker, seat: Wind): string =>
  seat === you ? YOU[language] : WIND_NAMES[seat][language];

const whom = ({ language, you }: Speaker, seat: Wind): string =>
  seat === you ? text('jou', 'you')[language] : WIND_NAMES[seat][language];

/** In English the verb changes with the person; in Dutch it does not. */
const verb = (speaker: Speaker, seat: Wind, nl: string, he: string, you: string): string =>
  speaker.language === 'nl' ? nl : seat === speaker.you ? you : he;

/** 'kringen 5 🀝' */
const tileText = (tile: Exclude<Seen, Hidden>, { language, plain }: Speaker): string =>
  plain || isBonusTile(tile) ? tileName(tile, language) : `${tileName(tile, language)} ${unicodeTile(tile)}`;

const A_TILE = text('een steen', 'a tile');
const seenText = (tile: Seen, speaker: Speaker): string =>
  tile === 'hidden' ? A_TILE[speaker.language] : tileText(tile, speaker);

const CALLS: Readonly<Record<Call['call'], string>> = { chow: 'chow', pung: 'pung', kong: 'kong', mahjong: 'mahjong' };

const overruledText = (speaker: Speaker, overruled: readonly Call[]): string => {
  if (overruled.length === 0) return '';
  const calls = overruled.map(({ seat, call, tiles }) => {
    const run = tiles === undefined ? '' : ` ${makeTiles(tiles)}`;
    return `${nameOf(speaker, seat)} ${CALLS[call]}${run}`;
  });
  return ` ${text('Ging niet door', 'Overruled')[speaker.language]}: ${calls.join(', ')}.`;
};

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Sentences = { readonly [T in Event['type']]?: (event: Of<T>, speaker: Speaker) => string };

const LOOSE = text('een losse steen', 'a loose tile');

const drawnText = ({ seat, tile, from }: Of<'drawn'>, speaker: Speaker): string => {
  const name = nameOf(speaker, seat);
  const draws = verb(speaker, seat, 'pakt', 'draws', 'draw');
  const what = seenText(tile, speaker);
  if (from === 'wall') return `${name} ${draws} ${what}.`;
  const loose = LOOSE[speaker.language];
  return tile === 'hidden' ? `${name} ${draws} ${loose}.` : `${name} ${draws} ${loose}: ${what}.`;
};

const replacedText = ({ seat, bonus, tile }: Of<'replaced'>, speaker: Speaker): string => {
  const { language } = speaker;
  const lays = verb(speaker, seat, 'legt', 'lays', 'lay');
  const takes = text('open en pakt daarvoor', 'down and takes')[language];
  return `${nameOf(speaker, seat)} ${lays} ${tileName(bonus, language)} ${takes} ${seenText(tile, speaker)}.`;
};

const discardedText = ({ seat, tile }: Of<'discarded'>, speaker: Speaker): string => {
  const { language } = speaker;
  const name = nameOf(speaker, seat);
  return language === 'nl'
    ? `${name} legt ${tileText(tile, speaker)} weg.`
    : `${name} ${verb(speaker, seat, '', 'discards', 'discard')} ${tileText(tile, speaker)}.`;
};

const claimedText = (event: Of<'claimed'>, speaker: Speaker): string => {
  const { seat, call, tile, from, tiles, overruled } = event;
  const says = verb(speaker, seat, 'roept', 'calls', 'call');
  const of = text('van', 'from')[speaker.language];
  const said = `${nameOf(speaker, seat)} ${says} ${CALLS[call]}: ${makeTiles(tiles)}`;
  return `${said}, ${of} ${whom(speaker, from)} (${tileText(tile, speaker)}).${overruledText(speaker, overruled)}`;
};

const kongedText = ({ seat, how, tile }: Of<'konged'>, speaker: Speaker): string => {
  const { language } = speaker;
  const name = nameOf(speaker, seat);
  if (how === 'added') {
    const adds = verb(speaker, seat, 'legt', 'adds', 'add');
    const end = text('bij de open pung: kong.', 'to the open pung: kong.')[language];
    return `${name} ${adds} ${seenText(tile, speaker)} ${end}`;
  }
  const lays = verb(speaker, seat, 'legt een dichte kong', 'lays a concealed kong', 'lay a concealed kong');
  return tile === 'hidden' ? `${name} ${lays}.` : `${name} ${lays}: ${seenText(tile, speaker)}.`;
};

const announcedText = ({ seat }: Of<'announced'>, speaker: Speaker): string => {
  const announces = verb(
    speaker,
    seat,
    'kondigt De Gelukkige Dertien aan',
    'announces De Gelukkige Dertien',
    'announce De Gelukkige Dertien',
  );
  return `${nameOf(speaker, seat)} ${announces}.`;
};

const falseText = ({ seat, rack, dead }: Of<'falseMahjong'>, speaker: Speaker): string => {
  const { language } = speaker;
  const calls = verb(speaker, seat, 'roept mahjong', 'calls mahjong', 'call mahjong');
  const but = text('maar dat is het niet', 'but it is none')[language];
  const after = dead ? ` ${text('Dood spel.', 'A dead hand.')[language]}` : '';
  return `${nameOf(speaker, seat)} ${calls}, ${but}: ${makeTiles(rack)}.${after}`;
};

const mahjongText = ({ seat, from, win, overruled }: Of<'mahjong'>, speaker: Speaker): string => {
  const { language } = speaker;
  const wins = verb(speaker, seat, 'wint met', 'wins with', 'win with');
  const giver = from === null ? '' : ` ${text('van', 'from')[language]} ${whom(speaker, from)}`;
  const won = `Mahjong! ${nameOf(speaker, seat)} ${wins} ${tileText(win.tile as Tile, speaker)}${giver}.`;
  return won + overruledText(speaker, overruled);
};

const DRAWN_GAME: Text = text(
  'Remise: de muur is op en niemand betaalt.',
  'A draw: the wall is used up and nobody pays.',
);

const SENTENCES: Sentences = {
  drawn: drawnText,
  replaced: replacedText,
  discarded: discardedText,
  claimed: claimedText,
  konged: kongedText,
  announced: announcedText,
  falseMahjong: falseText,
  mahjong: mahjongText,
  handEnded: ({ end }, { language }) => (end === 'draw' ? DRAWN_GAME[language] : ''),
};

/** What happened, in one sentence; nothing for what is shown in another way. */
export const eventText = (event: Event, speaker: Speaker): string => {
  const sentence = SENTENCES[event.type] as ((event: Event, speaker: Speaker) => string) | undefined;
  return sentence?.(event, speaker) ?? '';
};

/** 'k111 [t5555]'; a kong that lies face down is told without its tiles. */
export const meldText = (tiles: readonly (Tile | Hidden)[], concealed: boolean): string =>
  tiles.includes('hidden')
    ? '[????]'
    : makeMeld({ tiles: tiles as readonly Tile[], ...(concealed ? { concealed } : {}) });
