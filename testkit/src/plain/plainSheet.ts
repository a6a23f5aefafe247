/** A line of a doubling rule set: id, points, doubles. */
export type DoublingItem = readonly [id: string, points: number, doubles: number];
/** A line of schoon-spel: id, how often. */
export type McrItem = readonly [id: string, count: number];

/** `formats.md`, 'A score sheet'; what is absent there is absent here. */
export interface PlainSheet {
  readonly valid: boolean;
  readonly total: number;
  readonly items: readonly (DoublingItem | McrItem)[];
  readonly reason?: 'too-few-doubles' | 'too-few-points' | 'not-a-mahjong' | 'dead-hand';
  readonly dead?: true;
  readonly waiting?: true;
  readonly base?: number;
  readonly rounded?: number;
  readonly doubles?: number;
  readonly limit?: string | null;
  readonly points?: number;
}

export const refused = (reason: 'not-a-mahjong' | 'dead-hand'): PlainSheet => ({
  valid: false,
  reason,
  total: 0,
  items: [],
});
