import { describe, expect, test } from 'vitest';
import { type Event, eventFor, type Viewer } from '../../src/index.ts';

const seats: readonly Viewer[] = ['E', 'S', 'W', 'N', 'spectator'];
const seenBy = (event: Event): readonly Event[] => seats.map((viewer) => eventFor(event, viewer));

describe('what others see', () => {
  test('of the deal: how many tiles, and the seasons', () => {
    const dealt: Event = { type: 'dealt', racks: { E: ['k1', 'k2'], S: ['b1', 's2'], W: ['t1'], N: ['wE'] } };
    expect(eventFor(dealt, 'S')).toEqual({
      type: 'dealt',
      racks: { E: ['hidden', 'hidden'], S: ['b1', 's2'], W: ['hidden'], N: ['hidden'] },
    });
    expect(eventFor(dealt, 'spectator')).toMatchObject({ racks: { S: ['hidden', 's2'] } });
  });

  test('of a drawn tile: nothing', () => {
    const hidden = { type: 'drawn', seat: 'S', tile: 'hidden', from: 'wall' };
    const drawn: Event = { type: 'drawn', seat: 'S', tile: 'k5', from: 'wall' };
    expect(seenBy(drawn)).toEqual([hidden, drawn, hidden, hidden, hidden]);
  });

  test('of a season: which, and not what replaced it', () => {
    const replaced: Event = { type: 'replaced', seat: 'W', bonus: 'f1', tile: 'k5', from: 'loose' };
    expect(eventFor(replaced, 'N')).toEqual({ ...replaced, tile: 'hidden' });
    expect(eventFor({ ...replaced, tile: 's1' }, 'N')).toEqual({ ...replaced, tile: 's1' });
    expect(eventFor({ type: 'drawn', seat: 'W', tile: 's1', from: 'wall' }, 'E')).toMatchObject({ tile: 's1' });
  });

  test('of a concealed kong: that it lies there; of an added one: all', () => {
    const konged: Event = { type: 'konged', seat: 'E', how: 'concealed', tile: 'k1' };
    expect(eventFor(konged, 'W')).toEqual({ ...konged, tile: 'hidden' });
    expect(eventFor(konged, 'E')).toEqual(konged);
    const added: Event = { ...konged, how: 'added' };
    expect(seenBy(added)).toEqual(seats.map(() => added));
  });

  test('of an announcement: not whether it was false', () => {
    const announced: Event = { type: 'announced', seat: 'N', dead: true };
    expect(eventFor(announced, 'E')).toEqual({ type: 'announced', seat: 'N' });
    expect(eventFor(announced, 'N')).toEqual(announced);
  });

  test('of what is said aloud: all', () => {
    const loud: readonly Event[] = [
      { type: 'discarded', seat: 'E', tile: 'k1' },
      { type: 'claimed', seat: 'S', call: 'pung', tile: 'k1', from: 'E', tiles: ['k1', 'k1', 'k1'], overruled: [] },
      { type: 'falseMahjong', seat: 'W', tile: 'k1', rack: ['k2'], dead: true },
      { type: 'matchEnded', ranking: [] },
    ];
    for (const event of loud) expect(seenBy(event)).toEqual(seats.map(() => event));
  });
});
