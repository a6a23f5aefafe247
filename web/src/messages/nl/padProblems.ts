/** What is wrong with a hand, when it is entered and when it is read. */
export const padProblems = {
  problems: {
    'no-rules': 'Dit telblok heeft geen spelregels.',
    'winner-not-seated': 'De winnaar zit niet aan tafel in dit spel.',
    'last-tile-missing': (name: string) => `Welke steen was de laatste van ${name}?`,
    'discarder-missing': 'Wie legde de laatste steen weg? Die betaalt.',
    'hand-missing': (name: string) => `De telling van ${name} ontbreekt nog.`,
    'bad-tiles': (name: string) => `De stenen van ${name} kunnen zo niet.`,
    'refused-uncounted': (name: string) => `De regels weigeren de mahjong van ${name}.`,
    refused: (name: string) => `De regels weigeren de mahjong van ${name}. De oude telling blijft staan. Klopt die?`,
    despite: (name: string) => `De regels weigeren de mahjong van ${name}. Toch opgeschreven.`,
    'unlikely-count': (name: string) => `De telling van ${name} komt bij deze regels niet uit. Klopt die wel?`,
    'other-circumstances': (name: string) =>
      `De winden zijn veranderd sinds de telling van ${name} is getypt. Klopt die nog?`,
    'fifth-copy': (tile: string) => `Er liggen vijf keer ${tile}. Eén hand klopt niet.`,
    'engine-differs': (name: string) => `De telling van ${name} zou nu anders zijn.`,
  },
  notHere: {
    title: 'Dit spel is er niet meer',
    text: 'De avond is korter geworden door een verbetering.',
  },
};
