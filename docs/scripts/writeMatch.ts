import { readFileSync, writeFileSync } from 'node:fs';
import { checkMatch, type MatchLog, makeLog, parseLog } from '@windroos/engine';

/** Decides the example match again, for when sheets say more than they did, and puts its lines into log-format.md. */
const docs = new URL('../', import.meta.url);
const file = new URL('examples/match.jsonl', docs);
const page = new URL('log-format.md', docs);

const decidedAgain = (log: MatchLog): MatchLog => {
  const checked = checkMatch(log.events);
  if (checked.ok) return log;
  const { at, expected } = checked.error;
  if (expected === null) throw new Error(`line ${at + 1} is not allowed any more`);
  return decidedAgain({ ...log, events: log.events.with(at, expected) });
};

const log = parseLog(readFileSync(file, 'utf8'));
if (!log.ok) throw new Error(`line ${log.error.line}: ${log.error.code} ${log.error.field ?? ''}`);
writeFileSync(file, makeLog(log.value.map(decidedAgain)));

const { BLOCKS } = await import('../../engine/test/log/matchExample.ts');
const withBlock = (text: string, [name, block]: readonly [string, string]): string =>
  text.replace(new RegExp(`^\`\`\`${name}\\n[\\s\\S]*?\\n\`\`\`$`, 'm'), () => `\`\`\`${name}\n${block}\n\`\`\``);
writeFileSync(page, [...BLOCKS].reduce(withBlock, readFileSync(page, 'utf8')));
