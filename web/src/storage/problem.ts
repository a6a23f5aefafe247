import { signal } from '@preact/signals';

/** Why something is not on the device. */
export const STORAGE_PROBLEMS = ['newer', 'unavailable', 'blocked', 'quota', 'failed'] as const;
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];

/** Said above every page until it is put away. */
export const storageProblem = signal<StorageProblem | null>(null);
