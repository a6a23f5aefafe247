import { isLargePrint } from '../../app/appearance.ts';
import { changeSettings, settings } from '../../app/settings.ts';
import { Switch } from '../../components/switch.tsx';
import { displayWords } from '../../messages/display.ts';
import { tilesWords } from '../../messages/tiles.ts';

/** The three choices of Weergave that change a tile. */
export const TileSwitches = () => {
  const { index, letters } = settings.value;
  const d = displayWords();
  const large = isLargePrint.value;
  return (
    <section class="tile-switches" aria-label={tilesWords().switches}>
      <Switch
        label={d.index}
        note={large ? d.indexLarge : d.indexNote}
        on={index || large}
        fixed={large}
        onChange={(on) => changeSettings({ index: on })}
      />
      <Switch
        label={tilesWords().largePrint}
        on={large}
        onChange={(on) => changeSettings({ size: on ? 'large' : 'normal' })}
      />
      <Switch
        label={tilesWords().dutchLetters}
        on={letters === 'OZWN'}
        onChange={(on) => changeSettings({ letters: on ? 'OZWN' : 'ESWN' })}
      />
    </section>
  );
};
