import { spawn } from 'node:child_process';
import { type RunningServer, type ServerOptions, type StartError, startServer } from '@windroos/server';
import { type Text, text } from '@windroos/texts';
import type { Command } from 'commander';
import { EXIT, type Exit, Stop } from '../exit.ts';
import { withExamples } from '../help.ts';
import { addFlags } from '../input/handOptions.ts';
import { print, type Shell } from '../shell.ts';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly publicUrl?: string;
  readonly app?: string;
  readonly open?: true;
}

const FLAGS = [
  [
    '--port <number>',
    text('de poort; 0 kiest een vrije (anders 4800)', 'the port; 0 takes a free one (4800 unless said)'),
  ],
  [
    '--host <address>',
    text(
      'waar hij luistert; 0.0.0.0 laat ook anderen op je netwerk toe (anders 127.0.0.1)',
      'where it listens; 0.0.0.0 lets others on your network in (127.0.0.1 unless said)',
    ),
  ],
  [
    '--public-url <url>',
    text('het adres waar mensen hem vinden, achter een proxy', 'where people find it, behind a proxy'),
  ],
  [
    '--app <folder>',
    text('de map met de gebouwde app (anders web/dist)', 'the folder with the built app (web/dist unless said)'),
  ],
  ['--open', text('open de app in je browser', 'open the app in your browser')],
] as const;

const WORDS = {
  lan: text('Op je netwerk', 'On your network'),
  public: text('Voor iedereen', 'For everyone'),
  badPort: text('--port moet een getal van 0 tot en met 65535 zijn.', '--port must be a number from 0 to 65535.'),
} as const;

const ERRORS: { readonly [C in StartError['code']]: (error: Extract<StartError, { readonly code: C }>) => Text } = {
  'port-taken': ({ port }) =>
    text(
      `Poort ${port} is al in gebruik. Kies een andere met --port, of een vrije met --port 0.`,
      `Port ${port} is taken. Choose another with --port, or a free one with --port 0.`,
    ),
  'port-not-allowed': ({ port }) =>
    text(
      `Poort ${port} mag ik niet gebruiken. Kies er een boven 1023.`,
      `I may not use port ${port}. Choose one above 1023.`,
    ),
  'no-such-host': ({ host }) =>
    text(`Het adres ‘${host}’ is niet van deze computer.`, `The address ‘${host}’ is not one of this computer.`),
  'bad-public-url': ({ url }) =>
    text(
      `‘${url}’ is geen adres dat met http:// of https:// begint.`,
      `‘${url}’ is no address that starts with http:// or https://.`,
    ),
  'not-built': ({ folder }) =>
    text(
      `In ${folder} staat geen gebouwde app. Doe eerst: npm run build`,
      `There is no built app in ${folder}. Do this first: npm run build`,
    ),
};

const sentenceOf = (error: StartError): Text => (ERRORS[error.code] as (error: StartError) => Text)(error);

/** An address that cannot be one is a wrong option; the others are about this computer. */
const exitOf = ({ code }: StartError): Exit => (code === 'bad-public-url' ? EXIT.input : EXIT.no);

const portOf = (shell: Shell, typed: string): number => {
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(port <= 65535)) throw new Stop(shell.say(WORDS.badPort));
  return port;
};

const serverOptions = (shell: Shell, { port, host, publicUrl, app }: ServeOptions): ServerOptions => ({
  ...(port === undefined ? {} : { port: portOf(shell, port) }),
  ...(host === undefined ? {} : { host }),
  ...(publicUrl === undefined ? {} : { publicUrl }),
  ...(app === undefined ? {} : { folder: app }),
});

const linesOf = (shell: Shell, { localUrl, lanUrls, publicUrl }: RunningServer): readonly string[] => [
  `Windroos: ${localUrl}`,
  ...lanUrls.map((url) => `${shell.say(WORDS.lan)}: ${url}`),
  ...(publicUrl === null ? [] : [`${shell.say(WORDS.public)}: ${publicUrl}`]),
];

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** A machine without a browser has the address on its screen all the same. */
const openBrowser = (url: string): void => {
  const [command = 'xdg-open', ...words] = OPENERS[process.platform] ?? [];
  spawn(command, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

const serve = async (shell: Shell, options: ServeOptions): Promise<void> => {
  const stopped = untilStopped();
  const started = await startServer(serverOptions(shell, options));
  if (!started.ok) throw new Stop(shell.say(sentenceOf(started.error)), exitOf(started.error));
  const { value: server } = started;
  for (const line of linesOf(shell, server)) await print(shell, line);
  if (options.open === true) openBrowser(server.localUrl);
  await stopped;
  await server.close();
};

export const define = (command: Command, shell: Shell): void => {
  withExamples(addFlags(command, shell, FLAGS), shell, [
    'windroos serve --open',
    'windroos serve --port 0',
    'windroos serve --host 0.0.0.0',
    'windroos serve --public-url https://club.nl/mahjong/',
  ]).action((options: ServeOptions) => serve(shell, options));
};
