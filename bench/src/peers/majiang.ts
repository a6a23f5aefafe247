import majiang, { type Drawn } from '@kobalab/majiang-core';

/** The engine of @kobalab/majiang-core, with players that throw what they draw and win when they can. */

const DIRECTIONS = ['', '+', '=', '-'] as const;

class Thrower extends majiang.Player {
  protected action_kaiju(): void {
    this._callback();
  }
  protected action_qipai(): void {
    this._callback();
  }
  protected action_zimo({ l, p }: Drawn, replacement: boolean): void {
    if (l !== this._menfeng) this._callback();
    else if (this.allow_hule(this.shoupai, null, replacement)) this._callback({ hule: '-' });
    else this._callback({ dapai: `${p}_` });
  }
  protected action_dapai({ l, p }: Drawn): void {
    const discard = p.slice(0, 2) + DIRECTIONS[(4 + l - this._menfeng) % 4];
    const wins = l !== this._menfeng && this.allow_hule(this.shoupai, discard, false);
    this._callback(wins ? { hule: '-' } : undefined);
  }
  protected action_fulou(): void {
    this._callback();
  }
  protected action_gang(): void {
    this._callback();
  }
  protected action_hule(): void {
    this._callback();
  }
  protected action_pingju(): void {
    this._callback();
  }
  protected action_jieju(): void {
    this._callback();
  }
}

/** Plays one match at once; answers how many rounds it had. */
export const playMatch = (): number => {
  let rounds = 0;
  const players = [new Thrower(), new Thrower(), new Thrower(), new Thrower()];
  const count = ({ log }: { readonly log: readonly unknown[] }): void => {
    rounds = log.length;
  };
  new majiang.Game(players, count, majiang.rule()).do_sync();
  return rounds;
};
