import type { RuleSet, ScoreSheet } from '@windroos/engine';
import { numberText, refusalFacts, refusalText, tileList, tileName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { Tile } from '../../components/tile.tsx';
import { handWords } from '../../messages/hand.ts';
import { isRefused, type Wait } from './waiting.ts';
import './waitList.css';

interface WaitProps {
  readonly rules: RuleSet;
  readonly wait: Wait;
}

const amountOf = (sheet: ScoreSheet): string =>
  sheet.valid ? numberText(sheet.total, language.value) : handWords().waits.refused;

const reasonOf = (rules: RuleSet, sheet: ScoreSheet): string | null => {
  const facts = refusalFacts(sheet, rules.minimum);
  return facts === null ? null : refusalText(facts, language.value);
};

/** Said once when both ways are refused for the same reason. */
const reasonsOf = ({ rules, wait }: WaitProps): readonly string[] => {
  const t = handWords().waits;
  const [discard, wall] = [reasonOf(rules, wait.discard), reasonOf(rules, wait.wall)];
  if (discard === wall) return discard === null ? [] : [discard];
  return [
    ...(discard === null ? [] : [t.why(t.byDiscard, discard)]),
    ...(wall === null ? [] : [t.why(t.byWall, wall)]),
  ];
};

const ReasonRow = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <tr class="wait-reasons">
    <td colSpan={4}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </td>
  </tr>
);

const leftOf = ({ left }: Wait): string => (left === 0 ? handWords().waits.noneLeft : String(left));

const WaitRow = ({ tells, ...props }: WaitProps & { readonly tells: boolean }) => {
  const { wait } = props;
  const reasons = reasonsOf(props);
  return (
    <>
      <tr class={isRefused(wait) ? 'wait wait-refused' : 'wait'}>
        <th scope="row">
          <span class="wait-tile">
            <Tile tile={wait.tile} width={40} name={null} />
            <span>{tileName(wait.tile, language.value)}</span>
          </span>
        </th>
        <td>{leftOf(wait)}</td>
        <td class="wait-amount">{amountOf(wait.discard)}</td>
        <td class="wait-amount">{amountOf(wait.wall)}</td>
      </tr>
      {tells && reasons.length > 0 && <ReasonRow reasons={reasons} />}
    </>
  );
};

/** The reasons that hold for every tile; null when they differ. */
const sharedReasons = ({ rules, waits }: WaitListProps): readonly string[] | null => {
  const [first = [], ...rest] = waits.map((wait) => reasonsOf({ rules, wait }));
  return waits.length > 1 && rest.every((reasons) => reasons.join() === first.join()) ? first : null;
};

const WaitTable = ({ rules, waits }: WaitListProps) => {
  const t = handWords().waits;
  const shared = sharedReasons({ rules, waits });
  return (
    <table class="wait-table">
      <thead>
        <tr>
          <th scope="col">{t.tile}</th>
          <th scope="col">{t.left}</th>
          <th scope="col">{t.discard}</th>
          <th scope="col">{t.wall}</th>
        </tr>
      </thead>
      <tbody>
        {waits.map((wait) => (
          <WaitRow key={wait.tile} rules={rules} wait={wait} tells={shared === null} />
        ))}
        {shared !== null && shared.length > 0 && <ReasonRow reasons={shared} />}
      </tbody>
    </table>
  );
};

export interface WaitListProps {
  readonly rules: RuleSet;
  readonly waits: readonly Wait[];
}

/** What thirteen tiles wait for: each tile with its worth, how many are left, and why it would be refused. */
export const WaitList = ({ rules, waits }: WaitListProps) => {
  const t = handWords().waits;
  return (
    <section class="one-hand-waits">
      <h2>{t.title}</h2>
      <p>
        {waits.length === 0
          ? t.none
          : t.sentence(
              tileList(
                waits.map(({ tile }) => tile),
                language.value,
              ),
            )}
      </p>
      {waits.length > 0 && <WaitTable rules={rules} waits={waits} />}
    </section>
  );
};
