import type { Tile as TileKind } from '@windroos/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pickerWords } from '../../messages/picker.ts';
import { Tile } from '../tile.tsx';
import { arrowTarget } from './arrows.ts';
import type { Picking } from './usePicker.ts';
import { firstOn, type Keypad, nameOfTile, tilesOn } from './words.ts';

/** Chooses the cut with the heavier index; how wide a key's tile really is stands in the CSS. */
const KEY_TILE = 40;

interface KeyProps {
  readonly tile: TileKind;
  readonly picking: Picking;
  readonly reached: boolean;
  readonly onReach: () => void;
}

const labelOf = (tile: TileKind, { isUsedUp }: Picking): string =>
  isUsedUp(tile) ? pickerWords().usedUpKey(nameOfTile(tile)) : nameOfTile(tile);

const Key = ({ tile, picking, reached, onReach }: KeyProps) => (
  <button
    type="button"
    class={`key${picking.isPale(tile) ? ' key-pale' : ''}`}
    data-tile={tile}
    aria-label={labelOf(tile, picking)}
    aria-disabled={picking.isPale(tile)}
    tabIndex={reached ? 0 : -1}
    onFocus={onReach}
    onClick={() => picking.press(tile)}
  >
    <Tile tile={tile} width={KEY_TILE} fluid name={null} />
  </button>
);

export interface KeypadProps {
  readonly keypad: Keypad;
  readonly picking: Picking;
  /** In the cells that are left. */
  readonly children?: ComponentChildren;
}

const moveFocus = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const goal = arrowTarget(event.key, event.target as HTMLElement, event.currentTarget.querySelectorAll('.key'));
  if (goal === undefined) return;
  event.preventDefault();
  goal.focus();
};

/** Nine tiles to lay: one stop for the tab key, arrows inside. */
export const KeypadOf = ({ keypad, picking, children }: KeypadProps) => {
  const [reached, setReached] = useState<TileKind>(firstOn(keypad));
  const title = pickerWords().keypads[keypad];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these keys are a group of buttons.
    <div class={`keypad keypad-${keypad}`} role="group" aria-label={title} onKeyDown={moveFocus}>
      <p class="keypad-title" aria-hidden="true">
        {title}
      </p>
      <div class="keypad-keys">
        {tilesOn(keypad).map((tile) => (
          <Key key={tile} tile={tile} picking={picking} reached={tile === reached} onReach={() => setReached(tile)} />
        ))}
        {children}
      </div>
    </div>
  );
};
