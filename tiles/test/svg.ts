/** What the tests ask of a piece of SVG, without a parser from elsewhere. */
const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;
/** The elements that hold words. */
const WORDY: ReadonlySet<string> = new Set(['title', 'text']);
const LOOSE_AMPERSAND = /&(?!(?:amp|lt|gt|quot);)/;

export const attributesOf = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!]);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const nameProblem = (open: string[], [, closing, name, attributes, single]: RegExpExecArray): string | undefined => {
  const names = attributesOf(attributes!).map(([key]) => key);
  if (new Set(names).size < names.length) return `<${name}> has an attribute twice`;
  if (closing) return open.pop() === name ? undefined : `</${name}> closes another element`;
  if (!single) open.push(name!);
  return undefined;
};

/** The first thing wrong with the markup, or nothing. */
export const problemIn = (markup: string): string | undefined => {
  const open: string[] = [];
  if (LOOSE_AMPERSAND.test(markup)) return 'a loose &';
  for (let at = 0; at < markup.length; ) {
    const text = matchAt(TEXT, markup, at);
    const tag = text ? undefined : matchAt(TAG, markup, at);
    if (!text && !tag) return `not a tag: ${markup.slice(at, at + 40)}`;
    const problem = tag ? nameProblem(open, tag) : WORDY.has(open.at(-1) ?? '') ? undefined : 'text outside a title';
    if (problem) return problem;
    at += (text ?? tag!)[0].length;
  }
  return open.length > 0 ? `<${open.at(-1)}> stays open` : undefined;
};

export const idsIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
/** Ids that the markup points to by `href` or `url()`. */
export const referencesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((match) => match[1]!);
export const count = (markup: string, part: string): number => markup.split(part).length - 1;

/** Everything that would make a drawing reach outside itself. */
export const OUTWARD = /href="(?!#)|url\((?!#)|<image|<script|<style|<foreignObject|style="|@import|data:|javascript:/;
