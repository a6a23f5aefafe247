import { isDragonKind, isHonourKind, isTerminalKind, isWindKind, rankOfKind, type Tile, tileAt } from '../tile.ts';

/**
 * A set as a small number: 34 × its form + its (lowest) kind. Closed and open forms alternate, so a set that the
 * winning discard completed is its closed code + 34.
 */
export const CHOW = 0;
export const CHOW_OPEN = 34;
export const PUNG = 68;
export const PUNG_OPEN = 102;
export const KONG = 136;
export const KONG_OPEN = 170;
export const PAIR = 204;
/** Bamboo 1 with the winning circles 1: Pe-ling eet cake. */
export const CAKE = 238;
export const SET_CODES = 239;

const FORMS = ['chow', 'chow', 'pung', 'pung', 'kong', 'kong', 'pair', 'pair'] as const;

/** What a score row may ask about one set. */
export interface SetFacts {
  readonly kind: 'chow' | 'pung' | 'kong' | 'pair';
  readonly concealed: boolean;
  readonly cake: boolean;
  /** Pungs and kongs. */
  readonly alike: boolean;
  readonly wind: boolean;
  readonly dragon: boolean;
  /** All its tiles are ones or nines. */
  readonly terminal: boolean;
  /** 1, 9, wind or dragon (edelstenen): decides the points of a pung or kong. */
  readonly noble: boolean;
  /** Holds a one, nine, wind or dragon. */
  readonly outside: boolean;
  /** The rank of its lowest tile; 0 for honours. */
  readonly rank: number;
  readonly tileKind: number;
}

const isRun = (code: number): boolean => code < PUNG;

const outsideSet = (code: number, kind: number): boolean =>
  isHonourKind(kind) || isTerminalKind(kind) || (isRun(code) && rankOfKind(kind) === 7);

const factsOf = (code: number): SetFacts => {
  const kind = code === CAKE ? 9 : code % 34;
  const noble = !isRun(code) && (isHonourKind(kind) || isTerminalKind(kind));
  return {
    kind: FORMS[Math.floor(code / 34)]!,
    concealed: Math.floor(code / 34) % 2 === 0,
    cake: code === CAKE,
    alike: code >= PUNG && code < PAIR,
    wind: isWindKind(kind),
    dragon: isDragonKind(kind),
    terminal: noble && !isHonourKind(kind),
    noble,
    outside: outsideSet(code, kind),
    rank: rankOfKind(kind),
    tileKind: kind,
  };
};

export const SET_FACTS: readonly SetFacts[] = Array.from({ length: SET_CODES }, (_, code) => factsOf(code));

const tileKindsOf = (code: number): readonly number[] => {
  const { kind, tileKind } = SET_FACTS[code]!;
  if (code === CAKE) return [9, 0];
  if (kind === 'chow') return [tileKind, tileKind + 1, tileKind + 2];
  return Array<number>({ pung: 3, kong: 4, pair: 2 }[kind]).fill(tileKind);
};

export const tilesOfSet = (code: number): readonly Tile[] => tileKindsOf(code).map(tileAt);

/** Can the winning tile have completed this set? Only sets of the rack are asked. */
export const holdsKind = (code: number, kind: number): boolean => {
  if (code === CAKE) return kind === 0;
  const lowest = code % 34;
  return isRun(code) ? kind >= lowest && kind <= lowest + 2 : kind === lowest;
};
