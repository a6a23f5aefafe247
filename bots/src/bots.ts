import type { Numbers } from '@windroos/engine';
import { type Bot, botOf, type NewPlayer } from './bot.ts';
import { keepWhatFits } from './keepWhatFits.ts';
import { randomLegal } from './randomLegal.ts';

/** Every bot by its name. */
export const BOTS = {
  'random-legal': randomLegal,
  'keep-what-fits': keepWhatFits,
} as const satisfies Readonly<Record<string, NewPlayer>>;

export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[];
export const isBotId = (value: unknown): value is BotId => BOT_IDS.includes(value as BotId);

export const newBot = (id: BotId, numbers: Numbers): Bot => botOf(BOTS[id](numbers));
