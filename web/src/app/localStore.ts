/** Small things that must be there before anything else: settings, drafts, what was said once. */
const PREFIX = 'windroos.';

/** For a browser that keeps nothing: then it lasts as long as the page. */
const memory = new Map<string, string>();

const raw = (key: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
};

export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(memory.get(key) ?? raw(key) ?? 'null');
  } catch {
    return null;
  }
};

/** False when the browser refused: the value then lives as long as the page. */
export const writeLocal = (key: string, value: unknown): boolean => {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
};

export const removeLocal = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept, so there is nothing to remove.
  }
};

/** True the first time, false ever after. */
export const firstTime = (key: string): boolean => {
  if (readLocal(`said.${key}`) === true) return false;
  writeLocal(`said.${key}`, true);
  return true;
};
