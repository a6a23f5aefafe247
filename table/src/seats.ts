import { CHAIRS, type Chair, chairOf, fail, ok, type Result, type Wind } from '@windroos/engine';
import type { Entry } from './entry.ts';
import type { TableRefusal } from './refusal.ts';
import type { Sitter, Table } from './table.ts';

/** Who sits where, and who plays. People keep their chairs while the winds move on. */

/** What a decision appends, or why it appends nothing. */
export type Appended = Result<readonly Entry[], TableRefusal>;

export type Player = { readonly person: string } | { readonly bot: string };

/** Who plays a chair now; null while nobody does. */
export const playerOf = ({ person, away, bot }: Sitter): Player | null => {
  if (bot !== null) return { bot };
  return person === null || away ? null : { person };
};

export const playerAt = (table: Table, seat: Wind): Player | null => playerOf(table.chairs[chairOf(table.game, seat)]);

export const isPerson = (player: Player | null): boolean => player !== null && 'person' in player;

/** People who have a chair; one for whom a bot plays may be looking on, and counts. */
export const peopleAt = (table: Table): number => table.chairs.filter(({ person }) => person !== null).length;

const chairOfPerson = (table: Table, person: string): Chair | undefined =>
  CHAIRS.find((chair) => table.chairs[chair].person === person);

export const sit = (table: Table, chair: Chair, person: string, at: number): Appended => {
  if (chairOfPerson(table, person) !== undefined) return fail('sits-elsewhere');
  return table.chairs[chair].person === null ? ok([{ type: 'sat', at, chair, person }]) : fail('taken');
};

export const stand = (table: Table, chair: Chair, at: number): Appended =>
  table.chairs[chair].person === null ? fail('empty-chair') : ok([{ type: 'stood', at, chair }]);

export const leave = (table: Table, chair: Chair, at: number): Appended => {
  const { person, away } = table.chairs[chair];
  return person === null || away ? fail('empty-chair') : ok([{ type: 'left', at, chair }]);
};

export const comeBack = (table: Table, chair: Chair, at: number): Appended =>
  table.chairs[chair].away ? ok([{ type: 'returned', at, chair }]) : fail('not-away');

/** A bot takes a chair that is empty or whose person is away. */
export const takeOver = (table: Table, chair: Chair, bot: string, at: number): Appended =>
  playerOf(table.chairs[chair]) === null ? ok([{ type: 'takenOver', at, chair, bot }]) : fail('taken');
