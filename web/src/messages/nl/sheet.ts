/** The score sheet. */
export const sheet = {
  points: 'Punten',
  doubles: 'Verdubbelingen',
  combinations: 'Combinaties',
  limit: 'Limietspel',
  waiting: 'Limietspel, de helft',
  mahjong: 'mahjong',
  tiles: 'De stenen',
  lastTile: (tile: string) => `laatste steen ${tile}`,
  inRules: 'Lees het in de regels',
  source: 'Bron',
  wholeHand: 'Het hele spel telt hiervoor.',
  open: 'Bekijk het hele telblad',
  points1: (total: string) => `${total} punten`,
};
