// The whole offline story. It imports nothing, so that it stays one file.
export {};

declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'windroos-';
// Both are filled in by build/versioned.ts.
const CACHE = `${PREFIX}__WINDROOS_VERSION__`;
const FILES: readonly string[] = JSON.parse('__WINDROOS_FILES__');

/** Files with a hash in their name never change; the others must not come from the browser's own cache. */
const requestFor = (file: string): Request =>
  new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' });

const fill = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(requestFor));
};

const isOurs = (name: string): boolean => name.startsWith(PREFIX);

/** Each open page holds a lock named after its version: what nobody holds, nobody uses. */
const sweep = async (): Promise<void> => {
  if (self.registration.installing !== null || self.registration.waiting !== null) return;
  const { held = [] } = await self.navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  const unused = (await caches.keys()).filter((name) => isOurs(name) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
};

const fromCaches = async (request: Request | string): Promise<Response | undefined> => {
  const own = await (await caches.open(CACHE)).match(request);
  if (own !== undefined) return own;
  // A page of an older version may still ask for its own files.
  for (const name of (await caches.keys()).filter(isOurs)) {
    const found = await (await caches.open(name)).match(request);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** One page for every path: only the place it starts from differs. */
const pageFor = async (request: Request): Promise<Response> => {
  const page = await (await caches.open(CACHE)).match('./');
  if (page === undefined) return fetch(request);
  const html = (await page.text()).replace(/<base href="[^"]*"/, `<base href="${self.registration.scope}"`);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
};

const answer = async (request: Request): Promise<Response> => (await fromCaches(request)) ?? fetch(request);

const PASSED_BY = ['health', 'socket.io', 'api'];
const pathOf = (url: URL): string => url.pathname.slice(new URL(self.registration.scope).pathname.length);
const isForUs = (request: Request, url: URL): boolean =>
  request.method === 'GET' &&
  url.href.startsWith(self.registration.scope) &&
  !PASSED_BY.includes(pathOf(url).split('/')[0]!);
const isPage = (request: Request, url: URL): boolean => request.mode === 'navigate' && !/\.\w+$/.test(pathOf(url));

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([sweep(), self.clients.claim()])));
self.addEventListener('message', (event) => {
  if (event.data === 'accept') event.waitUntil(self.skipWaiting());
  if (event.data === 'sweep') event.waitUntil(sweep());
});
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (!isForUs(event.request, url)) return;
  event.respondWith(isPage(event.request, url) ? pageFor(event.request) : answer(event.request));
});
