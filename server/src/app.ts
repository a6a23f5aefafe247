import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { encodingFor, type Pages, pagesOf } from './pages.ts';
import { securityFor } from './security.ts';

export interface AppOptions {
  /** The folder with the built app. */
  readonly folder: string;
  /** Where people find it, when that is not this machine's own address. */
  readonly publicUrl?: URL;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Files below `assets/` have a hash in their name. */
const cacheFor = (path: string): string => (path.includes('/assets/') ? FOR_EVER : ASK_FIRST);

const takesPage = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept);
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!;
/** A name with an ending is a file, and a file that is gone is not a page. */
const isPagePath = (path: string): boolean => !/\.\w+$/.test(path);
const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) && takesPage(request.headers.accept) && isPagePath(pathOf(request));

/** Behind a proxy that keeps its own path in front: `/mahjong/tegels` is `/tegels` here. */
const withoutPrefix =
  (prefix: string) =>
  ({ url = '/' }: { readonly url?: string | undefined }): string =>
    prefix !== '/' && url.startsWith(prefix) ? `/${url.slice(prefix.length)}` : url;

const sendPage = (pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('cache-control', ASK_FIRST).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(pages(pathOf(request), encoding));
};

/** The app over HTTP: files as they were built, one page for every other path. */
export const appFor = async ({ folder, publicUrl }: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({ rewriteUrl: withoutPrefix(publicUrl?.pathname ?? '/'), forceCloseConnections: true });
  const pages = await pagesOf(folder);
  await app.register(helmet, securityFor(publicUrl?.protocol === 'https:'));
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/', (request, reply) => sendPage(pages, request, reply));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Only the files that are there now: a folder is a page, not something to list or to forbid.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheFor(path));
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendPage(pages, request, reply) : reply.code(404).send({ error: 'not-found' }),
  );
  return app;
};
