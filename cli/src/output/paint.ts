/** Colours of a terminal; without them every brush leaves the text as it is. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly marked: (text: string) => string;
}

const brush =
  (on: boolean, open: number, close: number) =>
  (text: string): string =>
    on && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;

export const paintFor = (on: boolean): Paint => ({
  strong: brush(on, 1, 22),
  faint: brush(on, 2, 22),
  good: brush(on, 32, 39),
  bad: brush(on, 31, 39),
  marked: brush(on, 7, 27),
});
