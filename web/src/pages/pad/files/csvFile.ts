import { makeCsv } from '@windroos/pad';
import { saveFile } from '../../../app/files.ts';
import type { Opened } from '../state/opened.ts';
import { padFileName } from './padFile.ts';

export const saveCsv = (opened: Opened): void =>
  saveFile(padFileName(opened, 'csv'), 'text/csv;charset=utf-8', makeCsv(opened.view.value));
