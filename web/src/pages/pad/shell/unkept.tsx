import { Notice } from '../../../components/notice.tsx';
import { padWords } from '../../../messages/pad.ts';
import { SaveButton } from '../files/saveButton.tsx';
import type { Opened } from '../state/opened.ts';
import './unkept.css';

/** The device refused the last entries: they are on the page, and can be kept as a file. */
export const Unkept = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords().unkept;
  if (opened.unkept.value.length === 0) return null;
  return (
    <div class="unkept">
      <Notice kind="refused" title={t.title} actions={<SaveButton opened={opened} />}>
        {t.text}
      </Notice>
    </div>
  );
};
