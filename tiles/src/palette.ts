/** What a tile is painted with: colours by what they are for, and one number. */
export const TOKENS = [
  't-ink',
  't-red',
  't-green',
  't-blue',
  'bone',
  'bone-low',
  'bone-edge',
  'bamboo',
  'bamboo-low',
  'bamboo-edge',
  'bamboo-dark',
  'tile-line',
  'tile-outline',
  'tile-shade',
  'back-line',
  'back-outline',
  'back-rose',
  'back-rose-dark',
  'seal',
  'seal-quiet',
  'on-seal',
  'rose',
  'rose-dark',
  'rose-short',
  'mark',
] as const;
export type Token = (typeof TOKENS)[number];
export type Palette = Readonly<Record<Token, string>>;

export const BONE_AND_BAMBOO: Palette = {
  't-ink': '#1F1B18',
  't-red': '#B3261E',
  't-green': '#14603F',
  't-blue': '#1B4A7E',
  bone: '#FCF7EB',
  'bone-low': '#F1E7D0',
  'bone-edge': '#CDBE9F',
  bamboo: '#D2A45C',
  'bamboo-low': '#BD8A42',
  'bamboo-edge': '#A97B3A',
  'bamboo-dark': '#8F6630',
  'tile-line': '#B9A885',
  'tile-outline': 'none',
  'tile-shade': '1',
  'back-line': '#8F6630',
  'back-outline': 'none',
  'back-rose': '#A97B3A',
  'back-rose-dark': '#8F6630',
  seal: '#B3261E',
  'seal-quiet': '#4A5A60',
  'on-seal': '#FFF8EC',
  rose: '#C23A2E',
  'rose-dark': '#8E1C15',
  'rose-short': '#BD8A42',
  mark: '#F04E3E',
};

export const HIGH_CONTRAST: Palette = {
  't-ink': '#000',
  't-red': '#A80000',
  't-green': '#00552B',
  't-blue': '#00378C',
  bone: '#FFF',
  'bone-low': '#FFF',
  'bone-edge': '#A6A6A6',
  bamboo: '#1A1A1A',
  'bamboo-low': '#1A1A1A',
  'bamboo-edge': '#6B6B6B',
  'bamboo-dark': '#000',
  'tile-line': 'none',
  'tile-outline': '#000',
  'tile-shade': '0',
  'back-line': 'none',
  'back-outline': '#FFF',
  'back-rose': '#FFF',
  'back-rose-dark': '#9A9A9A',
  seal: '#A80000',
  'seal-quiet': '#3A3A3A',
  'on-seal': '#FFF',
  rose: '#FF6A57',
  'rose-dark': '#FFF',
  'rose-short': '#FFF',
  mark: '#FF6A57',
};

/** A token as an attribute's value. */
export type Paint = (token: Token) => string;

/** For a sprite in a page: the page's custom properties decide, and without them the default palette shows. */
export const cssPaint: Paint = (token) => `var(--${token},${BONE_AND_BAMBOO[token]})`;
/** For a drawing that stands alone: plain colours, which every viewer of SVG knows. */
export const paintWith =
  (palette: Palette): Paint =>
  (token) =>
    palette[token];

/** The declarations that give a page this palette: `--t-ink:#000;--t-red:#A80000;…` */
export const paletteCss = (palette: Palette): string => TOKENS.map((token) => `--${token}:${palette[token]};`).join('');
