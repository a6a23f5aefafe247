import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lanUrls, localUrl } from './addresses.ts';
import { appFor } from './app.ts';

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port?: number;
  readonly host?: string;
  /** Where people find it, when it stands behind a proxy: `https://club.nl/mahjong/`. */
  readonly publicUrl?: string;
  /** The folder with the built app; that of this repository unless said otherwise. */
  readonly folder?: string;
}

export interface RunningServer {
  readonly port: number;
  readonly localUrl: string;
  /** Where others on the network find it; empty when it only listens to this machine. */
  readonly lanUrls: readonly string[];
  readonly publicUrl: string | null;
  readonly close: () => Promise<void>;
}

/** Why it did not start: the sentence is made where it is shown. */
export type StartError =
  | { readonly code: 'port-taken'; readonly port: number }
  | { readonly code: 'port-not-allowed'; readonly port: number }
  | { readonly code: 'no-such-host'; readonly host: string }
  | { readonly code: 'bad-public-url'; readonly url: string }
  | { readonly code: 'not-built'; readonly folder: string };

export type Started =
  | { readonly ok: true; readonly value: RunningServer }
  | { readonly ok: false; readonly error: StartError };

export const DEFAULT_PORT = 4800;
export const DEFAULT_HOST = '127.0.0.1';
const BUILT_APP = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const refused = (error: StartError): Started => ({ ok: false, error });

const isBuilt = (folder: string): Promise<boolean> =>
  access(`${folder}/index.html`).then(
    () => true,
    () => false,
  );

/** A folder always ends in a slash, so that paths below it can be cut off. */
const publicUrlOf = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
};

const listenError = (error: NodeJS.ErrnoException, port: number, host: string): StartError | undefined => {
  const known: Readonly<Record<string, StartError>> = {
    EADDRINUSE: { code: 'port-taken', port },
    EACCES: { code: 'port-not-allowed', port },
    EADDRNOTAVAIL: { code: 'no-such-host', host },
    ENOTFOUND: { code: 'no-such-host', host },
  };
  return known[error.code ?? ''];
};

/** Serves the built app until it is closed. */
export const startServer = async (options: ServerOptions = {}): Promise<Started> => {
  const { port = DEFAULT_PORT, host = DEFAULT_HOST, folder = BUILT_APP } = options;
  const publicUrl = options.publicUrl === undefined ? undefined : publicUrlOf(options.publicUrl);
  if (publicUrl === null) return refused({ code: 'bad-public-url', url: options.publicUrl! });
  if (!(await isBuilt(folder))) return refused({ code: 'not-built', folder });
  const app = await appFor({ folder, ...(publicUrl === undefined ? {} : { publicUrl }) });
  try {
    await app.listen({ port, host });
  } catch (error) {
    const known = listenError(error as NodeJS.ErrnoException, port, host);
    if (known === undefined) throw error;
    return refused(known);
  }
  const taken = (app.server.address() as { readonly port: number }).port;
  return {
    ok: true,
    value: {
      port: taken,
      localUrl: localUrl(host, taken),
      lanUrls: lanUrls(host, taken),
      publicUrl: publicUrl?.href ?? null,
      close: () => app.close(),
    },
  };
};
