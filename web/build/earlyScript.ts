import type { Plugin } from 'vite';

const AFTER = '<base href="./">';
const BUILT = '<script src="early.js"></script>';
const IN_DEV = '<script type="module" src="/src/early.ts"></script>';

/** Puts `early.js` before everything else, as a classic script: the theme is right before the first paint. */
export const earlyScript = (): Plugin => ({
  name: 'windroos-early',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { server }) => html.replace(AFTER, `${AFTER}\n    ${server === undefined ? BUILT : IN_DEV}`),
  },
});
