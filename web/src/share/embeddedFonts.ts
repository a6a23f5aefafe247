import headingUrl from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import textUrl from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';

const dataUrl = async (url: string): Promise<string> => {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
};

const face = async (family: string, weight: string, url: string): Promise<string> =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(${await dataUrl(url)}) format('woff2')}`;

let known: Promise<string> | undefined;

const read = async (): Promise<string> =>
  (await Promise.all([face('Alegreya', '700', headingUrl), face('Source Sans 3', '200 900', textUrl)])).join('');

/** A picture stands alone: it cannot ask the page for its fonts. Without them it uses what the machine has. */
export const embeddedFonts = (): Promise<string> => {
  known ??= read().catch(() => '');
  return known;
};
