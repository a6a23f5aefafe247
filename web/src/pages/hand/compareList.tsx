import { numberText, ruleSetName } from '@windroos/texts';
import { useId, useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { handWords } from '../../messages/hand.ts';
import { type ComparedLine, comparedLines, type OtherCount } from './comparison.ts';
import './compareList.css';

const totalOf = ({ sheet }: OtherCount): string =>
  sheet.valid ? numberText(sheet.total, language.value) : handWords().compare.refused;

const nameOf = ({ rules }: OtherCount): string => ruleSetName(rules, language.value);

const isSameTotal = (a: OtherCount, b: OtherCount): boolean =>
  a.sheet.valid === b.sheet.valid && a.sheet.total === b.sheet.total;

const LineRow = ({ line }: { readonly line: ComparedLine }) => {
  const t = handWords().compare;
  return (
    <tr class={line.same ? '' : 'compare-differs'}>
      <th scope="row">
        {line.name}
        {!line.same && <span class="unseen"> ({t.differs})</span>}
      </th>
      <td>{line.here ?? t.none}</td>
      <td>{line.there ?? t.none}</td>
    </tr>
  );
};

interface PairProps {
  readonly here: OtherCount;
  readonly there: OtherCount;
}

const PairTable = ({ here, there }: PairProps) => {
  const t = handWords().compare;
  return (
    <table class="compare-table">
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{nameOf(here)}</th>
          <th scope="col">{nameOf(there)}</th>
        </tr>
      </thead>
      <tbody>
        {comparedLines(here, there, language.value).map((line) => (
          <LineRow key={line.name} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{totalOf(here)}</td>
          <td>{totalOf(there)}</td>
        </tr>
      </tfoot>
    </table>
  );
};

interface OtherProps extends PairProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onTake: () => void;
}

const Other = ({ here, there, open, onToggle, onTake }: OtherProps) => {
  const id = useId();
  const t = handWords().compare;
  return (
    <li class="compare-item">
      <button type="button" class="compare-row" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span>{nameOf(there)}</span>
        <span class="compare-total">
          {isSameTotal(here, there) ? (
            <span class="quiet">{t.same}</span>
          ) : (
            <>
              <span aria-hidden="true">≠</span> <strong>{totalOf(there)}</strong>
            </>
          )}
        </span>
        <Icon icon="down" size={20} />
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <PairTable here={here} there={there} />
            <Button onClick={onTake}>{t.take(nameOf(there))}</Button>
          </>
        )}
      </div>
    </li>
  );
};

export interface CompareListProps {
  readonly here: OtherCount;
  readonly others: readonly OtherCount[];
  /** The rules of a moment ago: opened, so that the difference shows. */
  readonly before: string | null;
  readonly onTake: (rules: string) => void;
}

/** The same tiles under the other rule sets, and what differs line by line. */
export const CompareList = ({ here, others, before, onTake }: CompareListProps) => {
  const [chosen, setChosen] = useState<{ readonly with: string | null; readonly at: string | null }>();
  const open = chosen !== undefined && chosen.at === before ? chosen.with : before;
  const t = handWords().compare;
  return (
    <section class="one-hand-compare">
      <h2>{t.title}</h2>
      <p class="quiet">{t.lead}</p>
      <ul class="plain">
        {others.map((there) => (
          <Other
            key={there.rules.id}
            here={here}
            there={there}
            open={there.rules.id === open}
            onToggle={() => setChosen({ with: there.rules.id === open ? null : there.rules.id, at: before })}
            onTake={() => onTake(there.rules.id)}
          />
        ))}
      </ul>
    </section>
  );
};
