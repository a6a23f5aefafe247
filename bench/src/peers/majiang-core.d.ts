/** What is used here of a package that comes without types. */
declare module '@kobalab/majiang-core' {
  export interface Drawn {
    readonly l: number;
    readonly p: string;
  }
  export interface Reply {
    readonly hule?: '-';
    readonly dapai?: string;
  }
  interface Rules {
    readonly [option: string]: unknown;
  }
  interface Record {
    readonly log: readonly unknown[];
  }
  export class Player {
    protected readonly _menfeng: number;
    protected readonly _callback: (reply?: Reply) => void;
    protected readonly shoupai: object;
    protected allow_hule(shoupai: object, tile: string | null, extra: boolean): boolean;
  }
  export class Game {
    constructor(players: readonly Player[], done: (record: Record) => void, rules: Rules);
    do_sync(): this;
  }
  export const rule: (options?: Rules) => Rules;
  export const Shoupai: { fromString(tiles: string): object };
  export const Util: {
    hule(hand: object, from: string | null, situation: object): object | undefined;
    hule_param(situation: object): object;
  };
}
