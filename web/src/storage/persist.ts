import { signal } from '@preact/signals';

/** The browser may throw our data away when it needs the room: said on the sheet of a pad until it is put away. */
export const mayBeLost = signal(false);

/** Asks the browser not to throw our data away; called with the first pad. */
export const askToPersist = async (): Promise<boolean> => {
  const { storage } = navigator;
  const kept = (await storage?.persisted?.()) || (await storage?.persist?.()) || false;
  mayBeLost.value = !kept;
  return kept;
};
