import { signal } from '@preact/signals';
import type { Line, RuleSet, ScoreSheet, Tile } from '@windroos/engine';
import { lineName, numberText, roundName, WIND_NAMES } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TileRow } from '../../components/tileRow.tsx';
import { rulesWords } from '../../messages/rules.ts';
import type { ShownExample } from './example.ts';
import type { RowLine } from './rowLines.ts';
import './exampleDialog.css';

interface Shown {
  readonly line: RowLine;
  readonly example: ShownExample;
  readonly rules: RuleSet;
}

const shown = signal<Shown | null>(null);

export const showExample = (line: RowLine, example: ShownExample, rules: RuleSet): void => {
  shown.value = { line, example, rules };
};

/** How it was won, in words: 'Zelf gepakt uit de muur, de laatste steen voor remise'. */
const wonWords = ({ case: example }: ShownExample): string => {
  const t = rulesWords();
  const { from, first, lastTile, kongOnKong, lastOfKind } = example.win;
  const other = [
    ...(first === undefined ? [] : [t.winOther[first]]),
    ...(lastTile ? [t.winOther.lastTile] : []),
    ...(kongOnKong ? [t.winOther.kongOnKong] : []),
    ...(lastOfKind ? [t.winOther.lastOfKind] : []),
  ];
  return [t.won[from], ...other].join(', ');
};

const placeWords = ({ case: { seat, round } }: ShownExample): string =>
  rulesWords().atTable(WIND_NAMES[seat][language.value], roundName(round, language.value));

/** Where the winning tile lies: in the last set that has it. */
const markOf = (sets: readonly (readonly Tile[])[], tile: Tile | undefined) => {
  const set = tile === undefined ? -1 : sets.findLastIndex((tiles) => tiles.includes(tile));
  return set < 0 ? {} : { marked: { set, tile: sets[set]!.lastIndexOf(tile!) } };
};

const amountOf = ({ kind, amount }: Line): string =>
  kind === 'doubles' ? Array.from({ length: amount }, () => '× 2').join(' ') : numberText(amount, language.value);

const sumOf = ({ rounded, doubles }: ScoreSheet): string =>
  rulesWords().sum(numberText(rounded, language.value), doubles);

const Lines = ({ line, example, rules }: Shown) => (
  <table class="example-lines">
    <tbody>
      {example.sheet.lines.map((one) => (
        <tr key={`${one.row} ${one.tile}`} class={one.row === line.id ? 'example-line-here' : ''}>
          <th scope="row">{lineName(one, language.value, rules.id)}</th>
          <td>{amountOf(one)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">
          {rulesWords().total}
          {example.sheet.doubles > 0 && <span class="quiet"> {sumOf(example.sheet)}</span>}
        </th>
        <td>{numberText(example.sheet.total, language.value)}</td>
      </tr>
    </tfoot>
  </table>
);

const close = (): void => {
  shown.value = null;
};

/** The whole hand of an example, and what it counts. */
export const ExampleDialog = () => {
  const { value } = shown;
  const sets = value?.example.sets ?? [];
  return (
    <Dialog open={value !== null} title={value?.line.name ?? ''} onClose={close}>
      {value !== null && (
        <>
          <p class="quiet">{value.line.when}</p>
          <TileRow sets={sets} width={34} {...markOf(sets, value.example.case.win.tile)} />
          <p>
            {wonWords(value.example)} ({placeWords(value.example)}).
          </p>
          <Lines {...value} />
          {value.line.drops !== '' && <p>{rulesWords().drops(value.line.drops)}</p>}
          <p class="quiet">{value.line.source}</p>
        </>
      )}
    </Dialog>
  );
};
