import { signal } from '@preact/signals';

export type Examples = Pick<typeof import('./example.ts'), 'exampleFor'>;

/** The engine that counts the examples comes after the rules themselves: those can be read without it. */
export const examples = signal<Examples | null>(null);

export const loadExamples = async (): Promise<void> => {
  examples.value ??= await import('./example.ts').catch(() => null);
};
