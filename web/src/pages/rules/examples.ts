import { signal } from '@preact/signals';
import type { RuleSet } from '@windroos/engine';
import { inSlices } from '../../app/slices.ts';

export type Examples = Pick<typeof import('./example.ts'), 'exampleFor'>;

/** The engine that counts the examples comes after the rules themselves: those can be read without it. */
export const examples = signal<Examples | null>(null);

/** With these rules made ready, so that the first example does not wait for that. */
export const loadExamples = async (...all: readonly RuleSet[]): Promise<void> => {
  const loaded = await import('./example.ts').catch(() => null);
  if (loaded === null) return;
  for (const rules of all) await inSlices(loaded.prepare(rules));
  examples.value ??= loaded;
};
