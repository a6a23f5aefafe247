const PUNG_73 = 'pung-of-terminal-or-honors';

/** What is not counted beside a fan: `mcr-exclusions.md`. The ladders take one by themselves. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'big-four-winds': ['all-pungs', 'prevalent-wind', 'seat-wind'],
  'all-green': ['half-flush'],
  'nine-gates': ['full-flush', 'concealed-hand', 'no-honors'],
  'four-kongs': ['all-pungs', 'single-wait'],
  'seven-shifted-pairs': ['seven-pairs', 'full-flush', 'no-honors', 'concealed-hand'],
  'thirteen-orphans': ['concealed-hand'],
  'greater-honors-and-knitted-tiles': ['concealed-hand'],
  'lesser-honors-and-knitted-tiles': ['concealed-hand'],
  'seven-pairs': ['concealed-hand'],
  'all-terminals': ['all-pungs', 'outside-hand', PUNG_73, 'no-honors', 'double-pung'],
  'all-honors': ['all-pungs', 'outside-hand', PUNG_73],
  'all-terminals-and-honors': ['all-pungs', 'outside-hand', PUNG_73],
  'four-concealed-pungs': ['all-pungs', 'concealed-hand'],
  'pure-terminal-chows': ['full-flush', 'all-chows', 'no-honors', 'pure-double-chow', 'two-terminal-chows'],
  'three-suited-terminal-chows': ['all-chows', 'no-honors', 'mixed-double-chow', 'two-terminal-chows'],
  'quadruple-chow': ['tile-hog'],
  'four-pure-shifted-pungs': ['all-pungs'],
  'all-even-pungs': ['all-pungs', 'all-simples', 'no-honors'],
  'full-flush': ['no-honors'],
  'upper-tiles': ['upper-four', 'no-honors'],
  'middle-tiles': ['all-simples', 'no-honors'],
  'lower-tiles': ['lower-four', 'no-honors'],
  'upper-four': ['no-honors'],
  'lower-four': ['no-honors'],
  'all-fives': ['all-simples', 'no-honors'],
  'all-chows': ['no-honors'],
  'all-simples': ['no-honors'],
  'reversible-tiles': ['one-voided-suit'],
  'two-concealed-kongs': ['two-concealed-pungs'],
  'melded-hand': ['single-wait'],
  'robbing-the-kong': ['last-tile'],
  'last-tile-drawn': ['self-drawn'],
  'out-with-replacement-tile': ['self-drawn'],
};

/** Nine gates holds one pung of ones or nines by itself; another one counts. */
const withoutGatePung = (fans: readonly string[]): readonly string[] =>
  fans.includes('nine-gates') && fans.includes(PUNG_73) ? fans.toSpliced(fans.indexOf(PUNG_73), 1) : fans;

export const withoutImplied = (fans: readonly string[]): readonly string[] => {
  const implied = fans.flatMap((fan) => IMPLIED[fan] ?? []);
  return withoutGatePung(fans).filter((fan) => !implied.includes(fan));
};
