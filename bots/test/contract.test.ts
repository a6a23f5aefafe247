import { BOT_IDS, newBot } from '../src/index.ts';
import { botContract } from './contract.ts';

for (const id of BOT_IDS) botContract(id, (numbers) => newBot(id, numbers));
