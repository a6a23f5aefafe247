import { href } from '../app/router.ts';
import { PAGE_PATHS, type PageId } from './paths.ts';

/** The pages in the bar, from left to right. Only what exists can be named here. */
export const MAIN_MENU: readonly PageId[] = ['pads', 'oneHand', 'rules', 'tiles'];

export const pageHref = (id: PageId): string => href(PAGE_PATHS[id]);

/** For home, which names pages before they are built: no address, no link. */
export const hrefIfThere = (id: string): string | undefined => (id in PAGE_PATHS ? pageHref(id as PageId) : undefined);
