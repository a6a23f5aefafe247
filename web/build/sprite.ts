import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

type Tiles = typeof import('@windroos/tiles');

const ID = 'virtual:sprite';
const IN_DEV = '/tiles.svg';
const TILES = fileURLToPath(new URL('../../tiles/src/index.ts', import.meta.url));

const spriteText = async (): Promise<string> => (await runnerImport<Tiles>(TILES)).module.spriteSvg();

/** `virtual:sprite` says where the tiles' sprite is; the file is drawn while building. */
export const sprite = (): Plugin => {
  let building = true;
  return {
    name: 'windroos-sprite',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return;
      if (!building) return `export const spriteUrl = ${JSON.stringify(IN_DEV)};`;
      const file = this.emitFile({ type: 'asset', name: 'tiles.svg', source: await spriteText() });
      return `export const spriteUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
    configureServer: (server) => {
      server.middlewares.use(IN_DEV, async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(await spriteText());
      });
    },
  };
};
