import type { PlayRefusal } from '@windroos/engine';

/** Why nothing is appended. Those of the game itself, and: */
export type TableRefusal =
  | PlayRefusal
  /** Something happened since: the action is about a moment that has passed. */
  | 'stale'
  /** The time for it ran out; what follows from that has to happen first. */
  | 'too-late'
  /** The window is still open. */
  | 'too-early'
  /** This seat has answered already. */
  | 'answered'
  /** No thinking time is given, or it was asked for before; or this seat is not asked anything. */
  | 'no-time'
  | 'asked-before'
  | 'not-asked'
  /** Somebody sits there; nobody does; this person sits elsewhere; nobody is away. */
  | 'taken'
  | 'empty-chair'
  | 'sits-elsewhere'
  | 'not-away'
  /** No match has begun, one is running, somebody is not ready. */
  | 'no-match'
  | 'match-running'
  | 'not-ready'
  /** The seed is fixed already, or not yet; the nonce cannot be read or is there already. */
  | 'promised'
  | 'no-promise'
  | 'bad-nonce'
  | 'nonce-added';
