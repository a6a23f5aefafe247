import type { SharedHand } from '@windroos/pad';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { cardSvg, codeOf, type Squares } from './cardPicture.ts';
import { svgUrl } from './pictureFile.ts';
import { type SharedLink, sharedLink } from './sharedLink.ts';

export interface Shared {
  /** Null when this browser cannot make one. */
  readonly link: SharedLink | null;
  readonly code: Squares | null;
  /** Null when there are no tiles to draw. */
  readonly svg: string | null;
}

const make = async (hand: SharedHand, isLocal: boolean): Promise<Shared> => {
  const link = await sharedLink(hand).catch(() => null);
  const code = link === null ? null : codeOf(link);
  // A code that leads nowhere on another phone has no place on a picture.
  const options = { language: language.value, letters: settings.value.letters, code: isLocal ? null : code };
  return { link, code, svg: await cardSvg(hand, options).catch(() => null) };
};

/** Link, code and picture of a hand; undefined until they are made. Follows the name that is typed. */
export const useShared = (hand: SharedHand, isLocal: boolean): Shared | undefined => {
  const [shared, setShared] = useState<Shared>();
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    void make(hand, isLocal).then((made) => wanted && setShared(made));
    return () => {
      wanted = false;
    };
  }, [hand, isLocal, spoken]);
  return shared;
};

/** An address for a picture, for as long as it shows. */
export const usePictureUrl = (svg: string | null | undefined): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (svg == null) return;
    const made = svgUrl(svg);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return svg == null ? undefined : url;
};
