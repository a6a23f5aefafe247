import { type Combination, subsetsOf } from './combination.ts';
import { pointsOfFans } from './fanPoints.ts';

/** Whether no combination joins two sets that are already connected by those before it. */
const isAllowed = (combinations: readonly Combination[]): boolean => {
  let groups: readonly (readonly number[])[] = [0, 1, 2, 3].map((set) => [set]);
  for (const { sets } of combinations) {
    const touched = groups.filter((group) => group.some((set) => sets.includes(set)));
    if (touched.length < sets.length) return false;
    groups = [...groups.filter((group) => !touched.includes(group)), touched.flat()];
  }
  return true;
};

/** The most valuable selections under the account-once principle, by trying them all. */
export const accountOnce = (combinations: readonly Combination[]): readonly (readonly string[])[] => {
  const selections = subsetsOf(combinations)
    .filter(isAllowed)
    .map((selection) => selection.map(({ fan }) => fan));
  const most = Math.max(...selections.map(pointsOfFans));
  return selections.filter((fans) => pointsOfFans(fans) === most);
};
