import { makeTiles, parseMeld, parseTiles, RULE_SETS, type ScoreSheet, score, settle } from '@windroos/engine';

const rack = parseTiles('b23488 wSSS');
const dragons = parseMeld('dRRR');
const kong = parseMeld('[b6666]');
if (!rack.ok || !dragons.ok || !kong.ok) throw new Error('these are tiles');

const rules = RULE_SETS['nts-2019'];
const answer = score(rules, {
  rack: rack.value,
  melds: [dragons.value, kong.value],
  win: { tile: 'b4', from: 'discard' },
  seat: 'S',
  round: 'E',
});
if (!answer.ok) throw new Error(`${answer.error.code} in ${answer.error.field}: ${answer.error.tile}`);

const sheet: ScoreSheet = answer.value;
for (const line of sheet.lines) {
  const tiles = sheet.sets.filter((_, index) => (line.sets >> index) & 1).flatMap((set) => set.tiles);
  console.log(line.row, line.kind, line.amount, makeTiles(tiles), '-', line.source.section);
}
console.log(`${sheet.base} points, rounded ${sheet.rounded}, ${sheet.doubles} doubles: ${sheet.total}`);

const payments = settle(rules, { E: 40, S: sheet.total, W: 0, N: 20 }, 'S');
console.log('payments', JSON.stringify(payments));
