/** This open page as a writer: a tab is a writer of its own (decision 12). Works without https. */
const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

export const PAGE_ID = randomId();

/** The id of a new pad. */
export const newPadId = randomId;
