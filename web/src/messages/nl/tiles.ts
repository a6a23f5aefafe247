export const tiles = {
  title: 'De stenen',
  lead: 'Vier van elke steen, 136 samen. Seizoenen en bloemen doen alleen mee als je club dat afspreekt.',
  switches: 'Hoe ze eruitzien',
  largePrint: 'Groot schrift',
  dutchLetters: 'O Z W N in plaats van E S W N',
  honours: 'Winden en draken',
  bonus: 'Seizoenen en bloemen',
  back: 'achterkant van een steen',
  small: 'In het klein',
  pixels: (width: number) => `${width} px breed`,
};
