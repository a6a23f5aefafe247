import { pickerWords } from '../../messages/picker.ts';
import { Tile } from '../tile.tsx';
import { canTurn } from './acts.ts';
import type { Group } from './groups.ts';
import type { Picking } from './usePicker.ts';
import { groupName, pillWord } from './words.ts';

/** Chooses the cut of the face; how wide a tile really is stands in the CSS. */
const MAT_TILE = 30;

interface GroupProps {
  readonly group: Group;
  readonly picking: Picking;
}

const Pill = ({ group, picking }: GroupProps) => {
  const t = pickerWords();
  const word = pillWord(group);
  if (group.kind === 'loose' && !group.hasLast) return null;
  if (!canTurn(group)) return <span class={`pill-word${group.hasLast ? ' pill-last' : ''}`}>{word}</span>;
  return (
    <button
      type="button"
      class={`pill${group.open ? ' pill-open' : ''}`}
      aria-label={t.turn(groupName(group), word)}
      onClick={() => picking.turnGroup(group)}
    >
      {word}
    </button>
  );
};

const hidesMiddle = ({ kind, open }: Group): boolean => kind === 'kong' && !open;

/** A dichte kong shows two backs, as it lies on the table. */
const faceAt = (group: Group, index: number) =>
  hidesMiddle(group) && (index === 0 || index === 3) ? 'back' : group.tiles[index]!;

/** Tiles are tapped to point at the last one; the keys do the same for those who do not tap. */
const TilesOf = ({ group, picking }: GroupProps) => (
  <span class="laid-tiles">
    {group.places.map((place, index) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keypad is the way for keyboard and screen reader.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keypad is the way for keyboard and screen reader.
      <span class="laid-tile" key={place} onClick={() => picking.point(place)}>
        <Tile tile={faceAt(group, index)} width={MAT_TILE} fluid name={null} marked={place === picking.laying.last} />
      </span>
    ))}
  </span>
);

const keyOf = ({ places }: Group): string => places.join();

const LaidGroup = (props: GroupProps) => (
  <li class={`laid-group laid-${props.group.kind}`}>
    {!canTurn(props.group) && <span class="unseen">{groupName(props.group)}</span>}
    <TilesOf {...props} />
    <Pill {...props} />
  </li>
);

/** The mat's two rows: what was laid, in sets. */
export const LaidTiles = ({ picking }: { readonly picking: Picking }) => {
  const t = pickerWords();
  const { groups, ways } = picking.shown;
  return (
    <ul class="plain laid" aria-label={t.mat}>
      {groups.map((group) => (
        <LaidGroup key={keyOf(group)} group={group} picking={picking} />
      ))}
      {ways.length > 0 && (
        <li class="laid-otherwise">
          <button type="button" class="pill" onClick={picking.otherwise}>
            {t.otherwise}
          </button>
        </li>
      )}
    </ul>
  );
};
