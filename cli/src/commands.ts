import { type Text, text } from '@windroos/texts';
import type { Command } from 'commander';
import type { Shell } from './shell.ts';

/** A command says its own options and examples, and what it does; it is loaded only when it is named. */
export interface CommandModule {
  readonly define: (command: Command, shell: Shell) => void;
}

export interface CommandEntry {
  readonly name: string;
  readonly summary: Text;
  readonly load: () => Promise<CommandModule>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'score',
    summary: text(
      'Tel een hand, regel voor regel met de bron erbij.',
      'Score a hand, line by line, each with its source.',
    ),
    load: () => import('./commands/score.ts'),
  },
  {
    name: 'settle',
    summary: text('Reken een spel af: wie betaalt wie.', 'Settle a hand: who pays whom.'),
    load: () => import('./commands/settle.ts'),
  },
  {
    name: 'waits',
    summary: text(
      'Laat zien op welke stenen een hand wacht, en wat die opleveren.',
      'Show which tiles a hand waits for, and what they would score.',
    ),
    load: () => import('./commands/waits.ts'),
  },
  {
    name: 'rules',
    summary: text('Bekijk, vergelijk en controleer spelregels.', 'Show, compare and check rules.'),
    load: () => import('./commands/rules.ts'),
  },
  {
    name: 'pad',
    summary: text('Tel een telblok opnieuw en toon wat anders is.', 'Count a score pad again and show what differs.'),
    load: () => import('./commands/pad.ts'),
  },
  {
    name: 'serve',
    summary: text(
      'Open Windroos in de browser: start de app op dit adres.',
      'Open Windroos in the browser: serve the app.',
    ),
    load: () => import('./commands/serve.ts'),
  },
  {
    name: 'play',
    summary: text('Speel een wedstrijd tegen drie bots.', 'Play a match against three bots.'),
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'simulate',
    summary: text(
      'Laat bots duizenden spellen spelen en lees wat eruit komt.',
      'Let bots play thousands of hands and read what comes of it.',
    ),
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'replay',
    summary: text('Speel een log na, zet voor zet.', 'Go through a log, move by move.'),
    load: () => import('./commands/replay.ts'),
  },
  {
    name: 'verify',
    summary: text('Reken een log na: elke muur, zet en telling.', 'Check a log: every wall, move and count.'),
    load: () => import('./commands/verify.ts'),
  },
  {
    name: 'hand',
    summary: text('Speel spellen van een gelegde muur af.', 'Play hands from a stacked wall.'),
    load: () => import('./commands/hand.ts'),
  },
  {
    name: 'example',
    summary: text(
      'Speel met een voorbeeldhand; dit gebeurt ook zonder opdracht.',
      'Play with an example hand; this also happens without a command.',
    ),
    load: () => import('./commands/example.ts'),
  },
];
