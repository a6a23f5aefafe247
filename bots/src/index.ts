export { type Aim, aimOf } from './aim.ts';
export { type Bot, botOf, type NewPlayer } from './bot.ts';
export { BOT_IDS, BOTS, type BotId, isBotId, newBot } from './bots.ts';
export { keepWhatFits } from './keepWhatFits.ts';
export { randomLegal } from './randomLegal.ts';
