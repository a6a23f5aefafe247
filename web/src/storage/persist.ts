import { storageProblem } from './problem.ts';

/** Asks the browser not to throw our data away; called with the first pad. A refusal is said. */
export const askToPersist = async (): Promise<boolean> => {
  const { storage } = navigator;
  const kept = (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
  if (!kept && storageProblem.value === null) storageProblem.value = 'mayBeLost';
  return kept;
};
