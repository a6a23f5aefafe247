import { signal } from '@preact/signals';
import type { Result } from '@windroos/engine';
import { saveFile } from '../../app/files.ts';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/fileButton.tsx';
import { Notice } from '../../components/notice.tsx';
import { displayWords } from '../../messages/display.ts';
import type { Restored, RestoreError } from '../../storage/backup.ts';

const outcome = signal<Result<Restored, RestoreError> | null>(null);

/** Loaded when it is asked for: it knows the whole format of a pad. */
const backup = () => import('../../storage/backup.ts');

const day = (): string => new Date().toLocaleDateString('sv-SE');

const save = async (): Promise<void> => {
  const text = await (await backup()).backupText();
  saveFile(displayWords().data.file(day()), 'application/json', text);
};

const read = async (file: File): Promise<void> => {
  const text = await file.text().catch(() => '');
  outcome.value = await (await backup()).restore(text, Date.now());
};

const Done = ({ restored: { pads, edits, rules } }: { readonly restored: Restored }) => {
  const t = displayWords().data;
  return (
    <Notice kind="done" title={t.restored}>
      {pads + edits + rules === 0 ? t.nothingNew : t.restoredText(pads, edits, rules)}
    </Notice>
  );
};

const Refused = ({ error }: { readonly error: RestoreError }) => {
  const t = displayWords().data;
  const where = 'field' in error && error.field !== undefined ? t.place(error.field) : '';
  return (
    <Notice kind="refused" title={t.refused}>
      {t.problems[error.code]} {where} {t.unchanged}
    </Notice>
  );
};

/** Everything in one file, out and in. */
export const YourData = () => {
  const t = displayWords().data;
  const { value } = outcome;
  return (
    <section class="stack your-data">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <div class="your-data-actions">
        <Button onClick={save}>{t.save}</Button>
        <FileButton accept=".json,application/json" onFile={read}>
          {t.restore}
        </FileButton>
      </div>
      {value !== null && (value.ok ? <Done restored={value.value} /> : <Refused error={value.error} />)}
    </section>
  );
};
