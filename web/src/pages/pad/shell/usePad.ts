import { useEffect, useState } from 'preact/hooks';
import type { Place } from '../../../app/router.ts';
import { type Opened, opened } from '../state/opened.ts';

export type PadHere = Opened | 'waiting' | 'missing';

/** The pad that the address names. */
export const usePad = (place: Place): PadHere => {
  const id = place.query.get('blok') ?? '';
  const [here, setHere] = useState<PadHere>('waiting');
  useEffect(() => {
    let isWanted = true;
    void opened(id).then((pad) => isWanted && setHere(pad ?? 'missing'));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return here === 'waiting' || here === 'missing' || here.id === id ? here : 'waiting';
};
