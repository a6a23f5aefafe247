import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';

const WEB = fileURLToPath(new URL('../../', import.meta.url));

/** Serves the source as it is, so that a test can call our own modules inside a real browser. */
export const serveModules = async (): Promise<ViteDevServer> => {
  const server = await createServer({
    root: WEB,
    configFile: `${WEB}vite.config.ts`,
    logLevel: 'error',
    cacheDir: `${WEB}../node_modules/.cache/web-modules`,
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return server.listen();
};

export const originOf = (server: ViteDevServer): string => server.resolvedUrls!.local[0]!;

/** An empty page on the modules' address. */
export const blankPage = async (context: BrowserContext, origin: string): Promise<Page> => {
  await context.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<base href="/">' }));
  const page = await context.newPage();
  await page.goto(`${origin}blank`);
  return page;
};

/** Runs code in the page with our modules by name; `return` gives its answer. A string, so that nobody rewrites it. */
export const inPage = <T>(page: Page, modules: Readonly<Record<string, string>>, code: string): Promise<T> => {
  const imports = Object.entries(modules).map(([name, path]) => `const ${name} = await import('/src/${path}');`);
  return page.evaluate<T>(`(async () => { ${imports.join('\n')}\n${code} })()`);
};
