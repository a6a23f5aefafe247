/** The history of a pad. */
export const padHistory = {
  title: 'Wat er veranderd is',
  onlyCorrections: 'Alleen verbeteringen',
  none: 'Er is niets verbeterd.',
  noneText: 'Alles staat er zoals het is opgeschreven.',
  empty: 'leeg',
  here: 'op dit scherm',
  undo: 'ongedaan gemaakt',
  redo: 'opnieuw gedaan',
  takenBack: 'later ongedaan gemaakt',
  hands: (count: number) => (count === 1 ? '1 spel' : `${count} spellen`),
  until: (time: string) => `tot ${time}`,
  more: (count: number) => (count === 1 ? 'nog een spel' : `nog ${count} spellen`),
  thrownAway: 'weggegooid',
  putBack: 'teruggezet',
  amounts: 'bedragen opnieuw geteld',
};
