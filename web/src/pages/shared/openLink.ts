import type { Result } from '@windroos/engine';
import { type LinkError, parseLink, type SharedHand } from '@windroos/pad';
import { inflate } from '../../share/deflate.ts';

/** The hand behind `#/hand/…`; also when somebody pasted a whole address. */
export const openLink = (link: string): Promise<Result<SharedHand, LinkError>> => parseLink(link.trim(), inflate);

/** From an address to the part that the app opens: `/hand/1/…`. */
export const fragmentIn = (link: string): string | null => /#(\/hand\/[^\s#]+)$/.exec(link.trim())?.[1] ?? null;
