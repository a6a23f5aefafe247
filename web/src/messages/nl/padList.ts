/** The list of pads and the bin. */
export const padList = {
  title: 'Telblokken',
  new: 'Nieuw telblok',
  empty: 'Nog geen telblok.',
  emptyText: 'Een telblok is één avond aan één tafel.',
  openFile: 'Open een bestand',
  emptyForm: 'Leeg formulier afdrukken',
  bin: 'Prullenbak',
  toBin: (count: number) => `Prullenbak (${count})`,
  binText: (days: number) => `Een weggegooid telblok blijft hier ${days} dagen.`,
  binEmpty: 'De prullenbak is leeg.',
  daysLeft: (days: number) => (days === 1 ? 'nog 1 dag' : `nog ${days} dagen`),
  putBack: 'Zet terug',
  handOf: (hand: number, of: number) => `spel ${hand} van ${of}`,
  finished: (hands: number) => `klaar, ${hands} spellen`,
};
