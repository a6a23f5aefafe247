import type { SlotId } from '@windroos/pad';
import { PAGE_PATHS, type PageId } from '../../paths.ts';

type PadPage = Extract<PageId, 'pad' | `pad${string}`>;
type Query = Readonly<Record<string, string | undefined>>;

/** Where a screen of a pad is, below the app: `telblok/spel?blok=…&spel=0030`. For `go`; `href` makes a link of it. */
export const padPath = (page: PadPage, pad: string, query: Query = {}): string => {
  const words = new URLSearchParams({ blok: pad });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) words.set(name, value);
  return `${PAGE_PATHS[page]}?${words}`;
};

export const handPath = (pad: string, slot: SlotId): string => padPath('padHand', pad, { spel: slot });
export const entryPath = (pad: string, slot: SlotId, step?: string): string =>
  padPath('padEntry', pad, { spel: slot, stap: step });
