export const home = {
  title: 'Mahjong zoals jouw club het speelt',
  titleLines: ['Mahjong zoals', 'jouw club het speelt'] as readonly string[],
  lead: 'Tel je spel aan tafel, met uitleg bij elk punt. Zonder account en ook zonder internet.',
  openPad: 'Open het telblok',
  oneHand: 'Tel één hand',
  goOn: 'Verder met',
  goOnButton: 'Ga verder',
  handOf: (round: string, hand: number, of: number) => `${round}, spel ${hand} van ${of}`,
  cards: {
    pad: { title: 'Telblok', text: 'Leg de stenen, zie elk punt met uitleg, en wie wie betaalt.' },
    rules: { title: 'Regels', text: 'Zes soorten spelregels naast elkaar, met getekende voorbeelden.' },
    tiles: { title: 'Tegels', text: 'Alle stenen met hun naam, met en zonder letters en cijfers.' },
  },
  yours: 'Geen reclame. Je gegevens blijven op dit apparaat.',
};
