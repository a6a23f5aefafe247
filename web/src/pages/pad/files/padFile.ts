import { makePad, padFileOf } from '@windroos/pad';
import { saveFile } from '../../../app/files.ts';
import type { Opened } from '../state/opened.ts';
import { begunAt } from '../state/shown.ts';

/** A name that every file system takes: `dinsdagavond-tafel-2`. */
export const fileStem = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'telblok';

const dateOf = (at: number): string => new Date(at).toLocaleDateString('sv-SE');

export const padFileName = ({ view }: Opened, ending: string): string =>
  `${fileStem(view.value.name)}-${dateOf(begunAt(view.value))}.${ending}`;

export const padText = ({ id, view }: Opened): string => makePad(padFileOf(id, view.value));

export const savePad = (opened: Opened): void =>
  saveFile(padFileName(opened, 'windroos.json'), 'application/json', padText(opened));
