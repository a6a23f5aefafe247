import { readLocal, removeLocal, writeLocal } from '../app/localStore.ts';

/** A hand being laid: written with every tap and at once, so that a reload loses nothing. */
const keyOf = (name: string): string => `draft.${name}`;

export const draftOf = (name: string): unknown => readLocal(keyOf(name));
export const keepDraft = (name: string, draft: unknown): boolean => writeLocal(keyOf(name), draft);
export const dropDraft = (name: string): void => removeLocal(keyOf(name));
