import { Button } from '../../../components/button.tsx';
import { padWords } from '../../../messages/pad.ts';
import type { Opened } from '../state/opened.ts';
import { savePad } from './padFile.ts';

export const SaveButton = ({ opened }: { readonly opened: Opened }) => (
  <Button onClick={() => savePad(opened)}>{padWords().save}</Button>
);
