import type { RuleSet, RuleSetId } from '@windroos/engine';
import { numberText, ruleSetName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { useLater } from '../../app/later.ts';
import { place } from '../../app/router.ts';
import { TileRow } from '../../components/tileRow.tsx';
import { rulesWords } from '../../messages/rules.ts';
import type { ShownExample } from './example.ts';
import { showExample } from './exampleDialog.tsx';
import { type Examples, examples } from './examples.ts';
import type { RowGroup, RowLine, Worth } from './rowLines.ts';
import './rowTable.css';

export interface TableProps {
  readonly rules: RuleSet;
  readonly other: RuleSet | undefined;
  readonly base: RuleSetId | undefined;
}

/** A phone lays a row out as a grid, which takes away what a table means to a screen reader; this says it again. */
const TABLE = { role: 'table' } as const;
const GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const CELL = { role: 'cell' } as const;
const ROW_HEAD = { role: 'rowheader', scope: 'row' } as const;
const COLUMN_HEAD = { role: 'columnheader', scope: 'col' } as const;

const figure = (value: number): string => numberText(value, language.value);

/** The figure itself, and under it what else there is to say. */
const worthWords = (
  worth: Worth,
  unit: Worth['kind'] | undefined,
): readonly [figure: string, notes: readonly string[]] => {
  const t = rulesWords();
  const isUsual = worth.kind === unit;
  switch (worth.kind) {
    case 'points':
      return [
        isUsual ? figure(worth.points) : t.pointsOf(figure(worth.points)),
        worth.noble === undefined ? [] : [t.noble(figure(worth.noble))],
      ];
    case 'doubles':
      return [isUsual ? figure(worth.doubles) : t.doublesOf(worth.doubles), []];
    case 'limit':
      return [
        isUsual ? figure(worth.value) : t.limitOf(figure(worth.value)),
        [
          ...(worth.inHand === undefined ? [] : [t.inHand(figure(worth.inHand))]),
          ...(worth.waiting === undefined ? [] : [t.waiting(figure(worth.waiting))]),
        ],
      ];
  }
};

interface WorthCellProps {
  readonly rules: RuleSet;
  readonly worth: Worth | null;
  readonly unit: Worth['kind'] | undefined;
  readonly differs?: boolean;
}

const WorthCell = ({ rules, worth, unit, differs = false }: WorthCellProps) => {
  const t = rulesWords();
  const [shown, notes] = worth === null ? ['–', [t.missing]] : worthWords(worth, unit);
  return (
    <td
      {...CELL}
      class={differs ? 'rule-worth rule-differs' : 'rule-worth'}
      data-name={ruleSetName(rules, language.value)}
    >
      {differs && (
        <span role="img" aria-label={t.differs}>
          ≠{' '}
        </span>
      )}
      <strong>{shown}</strong>
      {[...notes, ...(worth?.beside === undefined ? [] : [worth.beside])].map((note) => (
        <span class="rule-note" key={note}>
          {note}
        </span>
      ))}
    </td>
  );
};

interface ExampleProps {
  readonly line: RowLine;
  readonly example: ShownExample;
  readonly rules: RuleSet;
}

const TILE = 29;

const ExampleTiles = ({ line, example, rules }: ExampleProps) => (
  <button
    type="button"
    class="rule-example"
    aria-label={`${rulesWords().whole(line.name)}: ${rulesWords().showWhole}`}
    onClick={() => showExample(line, example, rules)}
  >
    <TileRow sets={example.earned} width={TILE} name={null} />
  </button>
);

interface LineProps extends TableProps {
  readonly line: RowLine;
  readonly unit: Worth['kind'] | undefined;
  readonly withSource: boolean;
}

/** A line that only the other rule set has takes its example from there. */
const exampleOf = (
  { exampleFor }: Examples,
  { line, rules, other, base }: LineProps,
): readonly [ShownExample | undefined, RuleSet] =>
  line.here === null && other !== undefined
    ? [exampleFor(other, line.id, undefined), other]
    : [exampleFor(rules, line.id, base), rules];

/** The line that a score sheet pointed at stands out. */
const classOf = ({ id, differs }: RowLine): string => {
  if (place.value.fragment === id) return 'rule-row-here';
  return differs ? 'rule-row-differs' : '';
};

/** Counted and drawn when there is time: a page has hundreds of tiles. */
const CountedCell = ({ known, ...props }: LineProps & { readonly known: Examples }) => {
  const { holder, isReady } = useLater<HTMLTableCellElement>();
  const [example, from] = isReady ? exampleOf(known, props) : [undefined, props.rules];
  return (
    <td {...CELL} class="rule-tiles" ref={holder}>
      {example !== undefined && <ExampleTiles line={props.line} example={example} rules={from} />}
    </td>
  );
};

const ExampleCell = (props: LineProps) => {
  const known = examples.value;
  return known === null ? <td {...CELL} class="rule-tiles" /> : <CountedCell {...props} known={known} />;
};

const Line = (props: LineProps) => {
  const { line, unit } = props;
  return (
    <tr {...ROW} id={line.id} class={classOf(line)}>
      <th {...ROW_HEAD} class="rule-text">
        <strong>{line.name}</strong>
        <span class="rule-note">{line.when}</span>
        {props.withSource && <span class="rule-source">{line.source}</span>}
      </th>
      <ExampleCell {...props} />
      <WorthCell rules={props.rules} worth={line.here} unit={unit} />
      {line.there !== undefined && props.other !== undefined && (
        <WorthCell rules={props.other} worth={line.there} unit={unit} differs={line.differs} />
      )}
    </tr>
  );
};

const titleOf = ({ id }: RowGroup): string => {
  const { groups } = rulesWords();
  return typeof id === 'number' ? groups.worth(id) : groups[id];
};

const unitOf = ({ id }: RowGroup): Worth['kind'] => {
  if (typeof id === 'number') return 'points';
  if (id === 'limits') return 'limit';
  return id.startsWith('points') ? 'points' : 'doubles';
};

/** Said once above the table when it is the same for every line of these rules; others say their own. */
const sharedSource = ({ lines }: RowGroup): string | undefined => {
  const own = lines.filter(({ here }) => here !== null);
  return own.every(({ source }) => source === own[0]?.source) ? own[0]?.source : undefined;
};

const Head = ({ rules, other }: TableProps) => {
  const names = [rules, ...(other === undefined ? [] : [other])].map((one) => ruleSetName(one, language.value));
  return (
    <thead {...GROUP}>
      <tr {...ROW}>
        <th {...COLUMN_HEAD} class="rule-text">
          <span class="unseen">{rulesWords().line}</span>
        </th>
        <th {...COLUMN_HEAD} class="rule-tiles">
          {rulesWords().example}
        </th>
        {names.map((name) => (
          <th {...COLUMN_HEAD} class="rule-worth" key={name}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Lines of one kind as a table: what, an example, and what it gives. */
export const RowTable = ({ group, ...props }: TableProps & { readonly group: RowGroup }) => {
  const source = sharedSource(group);
  return (
    <table {...TABLE} class={`rule-table rule-rows${props.other === undefined ? '' : ' rule-compared'}`}>
      <caption>
        {titleOf(group)} {source !== undefined && <span class="rule-source">{source}</span>}
      </caption>
      <Head {...props} />
      <tbody {...GROUP}>
        {group.lines.map((line) => (
          <Line key={line.id} {...props} line={line} unit={unitOf(group)} withSource={line.source !== source} />
        ))}
      </tbody>
    </table>
  );
};
