// biome-ignore lint/suspicious/noControlCharactersInRegex: colours start with the escape character
const COLOUR = /\u001b\[[0-9;]*m/gu;
/** The red dragon is the one tile that Unicode counts as an emoji, two cells wide like Chinese characters. */
const WIDE =
  /[\u{1F004}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{1F300}-\u{1FAFF}]|[\uFF01-\uFF60]/u;
const NO_WIDTH = /\p{Mark}|\u200d|\ufe0e|\ufe0f/u;

const cellsOf = (character: string): number => (NO_WIDTH.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** How many cells of a terminal a text takes. */
export const widthOf = (text: string): number =>
  [...text.replace(COLOUR, '')].reduce((sum, character) => sum + cellsOf(character), 0);

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export const centre = (text: string, width: number): string => {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(room / 2)) + text + ' '.repeat(Math.ceil(room / 2));
};

/** Words laid in lines of at most so many cells; a longer word has a line to itself. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
};

/** A sentence behind a mark, its other lines below its first. */
export const hanging = (mark: string, text: string, width: number): readonly string[] => {
  const room = widthOf(mark);
  return wrap(text, width - room).map((line, index) => (index === 0 ? mark : ' '.repeat(room)) + line);
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/gu;

/** What somebody else wrote, safe to print: no line breaks, no commands to the terminal. */
export const harmless = (text: string): string => text.replace(CONTROL, ' ');
