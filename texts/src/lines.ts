import type { Line } from '@windroos/engine';
import { countText, type Language, text } from './language.ts';
import { rowName } from './rows.ts';
import { tileName } from './tiles.ts';

const WAITING = text('Wachtend op', 'Waiting for');

type Named = Pick<Line, 'row' | 'tile' | 'kind' | 'count'>;

/** 'Dichte pung: bamboe 3', 'Twee gemengde chows × 2', 'Wachtend op Dertien wezen'. */
export const lineName = ({ row, tile, kind, count }: Named, language: Language, rules?: string): string => {
  const name = rowName(row, language, rules);
  const said = kind === 'waiting' ? `${WAITING[language]} ${name}` : name;
  if (tile !== undefined) return `${said}: ${tileName(tile, language)}`;
  return count > 1 ? `${said} × ${count}` : said;
};

/** '8 punten', '1 verdubbeling'. */
export const lineAmount = ({ kind, amount }: Pick<Line, 'kind' | 'amount'>, language: Language): string =>
  countText(amount, kind === 'doubles' ? 'double' : 'point', language);
