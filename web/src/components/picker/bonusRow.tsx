import { BONUS_TILES, type BonusTile } from '@windroos/engine';
import { tileName } from '@windroos/texts';
import { language } from '../../app/language.ts';
import { pickerWords } from '../../messages/picker.ts';
import { Tile } from '../tile.tsx';
import './bonusRow.css';

export interface BonusRowProps {
  readonly value: readonly BonusTile[];
  readonly onChange: (bonus: readonly BonusTile[]) => void;
  /** Those that lie with another player: there is one of each. */
  readonly heldElsewhere?: readonly BonusTile[];
}

const toggled = (value: readonly BonusTile[], tile: BonusTile): readonly BonusTile[] =>
  value.includes(tile)
    ? value.filter((one) => one !== tile)
    : BONUS_TILES.filter((one) => one === tile || value.includes(one));

/** Seasons and flowers, where a rule set plays with them: each is there or not. */
export const BonusRow = ({ value, onChange, heldElsewhere = [] }: BonusRowProps) => (
  <fieldset class="bonus-row">
    <legend>{pickerWords().bonus}</legend>
    <div class="bonus-keys">
      {BONUS_TILES.filter((tile) => !heldElsewhere.includes(tile)).map((tile) => (
        <button
          type="button"
          key={tile}
          class="key bonus-key"
          data-tile={tile}
          aria-label={tileName(tile, language.value)}
          aria-pressed={value.includes(tile)}
          onClick={() => onChange(toggled(value, tile))}
        >
          <Tile tile={tile} width={40} fluid name={null} />
        </button>
      ))}
    </div>
  </fieldset>
);
