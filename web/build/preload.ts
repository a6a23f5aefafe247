import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the first screen needs, asked for together with the script instead of after it. */
const FIRST = [
  { name: /source-sans-3-latin-wght-normal.*\.woff2$/, as: 'font', type: 'font/woff2' },
  { name: /alegreya-latin-700-normal.*\.woff2$/, as: 'font', type: 'font/woff2' },
  { name: /tiles-.*\.svg$/, as: 'fetch', type: 'image/svg+xml' },
] as const;

const linksTo = (files: readonly string[]): HtmlTagDescriptor[] =>
  FIRST.flatMap(({ name, as, type }) =>
    files
      .filter((file) => name.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `./${file}`, as, type, crossorigin: true },
        injectTo: 'head' as const,
      })),
  );

export const preload = (): Plugin => ({
  name: 'windroos-preload',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => linksTo(Object.keys(bundle ?? {})) },
});
