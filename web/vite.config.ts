import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunkGroups.ts';
import { earlyScript } from './build/earlyScript.ts';
import { precompress } from './build/precompress.ts';
import { preload } from './build/preload.ts';
import { sprite } from './build/sprite.ts';
import { staticPages } from './build/staticPages.ts';
import { versioned } from './build/versioned.ts';

/** These two keep their names: the page asks for them before anything else is known. */
const FIXED_NAMES = ['sw', 'early'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative: the same files work below any path.
  base: './',
  resolve: { conditions: ['@windroos/source', ...defaultClientConditions] },
  plugins: [earlyScript(), preload(), sprite(), staticPages(), versioned(), precompress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One file of a few kilobytes, instead of one for each component.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long our own plug-ins take is no news to whoever starts the app.
      checks: { pluginTimings: false },
      input: { index: 'index.html', sw: 'src/sw.ts', early: 'src/early.ts' },
      output: {
        codeSplitting: { groups: [...CHUNK_GROUPS] },
        entryFileNames: (chunk) => (FIXED_NAMES.includes(chunk.name) ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
