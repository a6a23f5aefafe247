import { MOST_QR, makeLink, type SharedHand } from '@windroos/pad';
import { BASE } from '../app/router.ts';
import { deflate } from './deflate.ts';

export interface SharedLink {
  readonly url: string;
  /** Short enough for a code that a phone reads from a screen. */
  readonly fitsCode: boolean;
}

/** The whole hand is in the link: no server keeps it. */
export const sharedLink = async (hand: SharedHand): Promise<SharedLink> => {
  const url = location.origin + BASE + (await makeLink(hand, deflate));
  return { url, fitsCode: url.length <= MOST_QR };
};

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An address that means another machine on every other machine. */
export const isLocalAddress = (): boolean => LOCAL.test(location.hostname);
