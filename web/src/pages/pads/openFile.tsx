import { signal } from '@preact/signals';
import { ENGINE_VERSION, type RuleSet } from '@windroos/engine';
import { type CsvDifference, type CsvError, type CsvPad, type Edit, fold, parseCsv } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FileButton } from '../../components/fileButton.tsx';
import { Notice } from '../../components/notice.tsx';
import { padFilesWords } from '../../messages/padFiles.ts';
import { padListWords } from '../../messages/padList.ts';
import { type Restored, type RestoreError, restore } from '../../storage/backup.ts';
import { beginPad } from '../../storage/openPad.ts';
import { padPath } from '../pad/state/addresses.ts';
import { readAnew, register } from '../pad/state/opened.ts';
import { newPadId, PAGE_ID } from '../pad/state/pageId.ts';
import { nameOf } from '../pad/state/shown.ts';
import { readPads } from './padList.ts';
import { RulesChoice } from './rulesChoice.tsx';

/** What came of the last file. */
type Came =
  | { readonly kind: 'restored'; readonly restored: Restored }
  | { readonly kind: 'refused'; readonly error: RestoreError }
  | { readonly kind: 'bad-csv'; readonly error: CsvError }
  | { readonly kind: 'csv'; readonly pad: string; readonly read: CsvPad };

const came = signal<Came | null>(null);

/** A table of our columns, whatever the file is called. */
const isCsv = (name: string, text: string): boolean => /\.csv$/i.test(name) || /^\uFEFF?"?spel"?[;,\t]/i.test(text);

const openPadFile = async (text: string): Promise<void> => {
  const restored = await restore(text, Date.now());
  await readAnew();
  await readPads();
  came.value = restored.ok
    ? { kind: 'restored', restored: restored.value }
    : { kind: 'refused', error: restored.error };
};

interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/** A new pad from the rows; what differs from them is listed. */
const openCsv = async ({ name, text }: CsvFile, rules: RuleSet): Promise<void> => {
  const at = Date.now();
  const read = parseCsv(text, { by: PAGE_ID, n: 1, at }, { name: name.replace(/\.csv$/i, ''), rules });
  if (!read.ok) {
    came.value = { kind: 'bad-csv', error: read.error };
    return;
  }
  const id = newPadId();
  register(await beginPad<Edit>({ id, engine: ENGINE_VERSION, rules, at }, read.value.edits));
  await readPads();
  came.value = { kind: 'csv', pad: id, read: read.value };
};

const RulesDialog = ({ file, onDone }: { readonly file: CsvFile | null; readonly onDone: () => void }) => {
  const t = padFilesWords();
  const [rules, setRules] = useState<RuleSet | null>(null);
  const open = (): void => {
    if (file !== null && rules !== null) void openCsv(file, rules);
    onDone();
  };
  const actions = (
    <Button kind="primary" disabled={rules === null} onClick={open}>
      {t.read}
    </Button>
  );
  return (
    <Dialog open={file !== null} title={t.csvRules} onClose={onDone} actions={actions}>
      <RulesChoice value={rules} onChange={setRules} />
    </Dialog>
  );
};

const differenceText = ({ line, column, given, computed, player }: CsvDifference, edits: readonly Edit[]): string => {
  const t = padFilesWords();
  const name = player === undefined ? '' : ` ${nameOf(fold(edits), player)}`;
  return t.difference(line, `${column}${name}`, given, computed);
};

const FromCsv = ({ pad, read }: { readonly pad: string; readonly read: CsvPad }) => {
  const t = padFilesWords();
  return (
    <Notice
      kind={read.differences.length === 0 ? 'done' : 'notice'}
      title={t.csvRead}
      actions={<Button onClick={() => go(padPath('pad', pad))}>{t.openPad}</Button>}
    >
      {read.differences.length === 0 ? t.csvSame : t.csvDiffers}
      {read.differences.length > 0 && (
        <ul class="open-file-differences">
          {read.differences.slice(0, 12).map((one) => (
            <li key={`${one.line} ${one.column} ${one.player ?? ''}`}>{differenceText(one, read.edits)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
};

const Outcome = () => {
  const t = padFilesWords();
  const { value } = came;
  if (value === null) return null;
  if (value.kind === 'csv') return <FromCsv pad={value.pad} read={value.read} />;
  if (value.kind === 'restored') {
    const { pads, edits, rules } = value.restored;
    return (
      <Notice kind="done" title={t.restored}>
        {pads + edits + rules === 0 ? t.nothingNew : t.restoredText(pads, edits)}
      </Notice>
    );
  }
  const { error } = value;
  const where = 'field' in error && error.field !== undefined ? t.place(error.field) : '';
  return (
    <Notice kind="refused" title={t.refused}>
      {value.kind === 'bad-csv'
        ? `${t.csvPlace(value.error.line, value.error.column ?? '')} ${t.csvProblems[value.error.code](value.error.what ?? '')}`
        : `${t.problems[value.error.code]} ${where}`}{' '}
      {t.unchanged}
    </Notice>
  );
};

/** A file from another phone, a backup, or a table from a spreadsheet. */
export const OpenFile = () => {
  const [csv, setCsv] = useState<CsvFile | null>(null);
  const read = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => '');
    came.value = null;
    if (isCsv(file.name, text)) setCsv({ name: file.name, text });
    else await openPadFile(text);
  };
  return (
    <section class="open-file">
      <FileButton accept=".json,.csv,application/json,text/csv" onFile={(file) => void read(file)}>
        {padListWords().openFile}
      </FileButton>
      <Outcome />
      <RulesDialog file={csv} onDone={() => setCsv(null)} />
    </section>
  );
};
