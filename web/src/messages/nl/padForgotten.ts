/** A hand that was played and not written down. */
export const padForgotten = {
  title: 'Een vergeten spel',
  text: 'Wel gespeeld, niet opgeschreven. De spellen erna krijgen een ander nummer, en de winden schuiven mee.',
  before: 'Vóór welk spel hoort het?',
  draw: (number: number) => `Spel ${number}: remise`,
  won: (number: number, name: string) => `Spel ${number}: ${name} maakte mahjong`,
  unfinished: (number: number) => `Spel ${number}`,
  preview: 'Dit verandert er',
  becomes: (number: number, name: string) => `Het vergeten spel wordt spel ${number}. ${name} is dan Oost.`,
  later: 'Vul je het in, dan zie je ook wat het telt. Je kunt het daarna ongedaan maken.',
  fill: 'Vul het vergeten spel in',
  none: 'Er is nog geen spel gespeeld.',
  noneText: 'Vul gewoon het eerste spel in.',
};
