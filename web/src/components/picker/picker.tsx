import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { pickerWords } from '../../messages/picker.ts';
import { Button } from '../button.tsx';
import { Mat } from '../mat.tsx';
import { KeypadOf } from './keypad.tsx';
import { LaidTiles } from './laidTiles.tsx';
import type { Laying } from './laying.ts';
import type { PickerState } from './spokenActs.ts';
import { type Picking, usePicker } from './usePicker.ts';
import { useTyping } from './useTyping.ts';
import { KEYPADS, type Keypad, keypadOf } from './words.ts';
import './picker.css';

export interface PickerProps extends PickerState {
  readonly onChange: (laying: Laying) => void;
  /** On the mat under the tiles: what they count. */
  readonly line?: ComponentChildren;
  /** Under the mat where there is room beside the keys: the sheet. */
  readonly aside?: ComponentChildren;
}

/** What is asked or refused stands where the count stands otherwise. */
const LineOf = ({ picking, line }: { readonly picking: Picking; readonly line: ComponentChildren }) => {
  const t = pickerWords();
  if (picking.refusal !== null) return <p class="picker-refusal">{picking.refusal}</p>;
  if (picking.asking) return <p class="picker-question">{t.whichLast}</p>;
  return <>{picking.laying.tiles.length === 0 ? <p class="picker-empty">{t.empty}</p> : line}</>;
};

interface SuitTabsProps {
  readonly shown: Keypad;
  readonly onShow: (keypad: Keypad) => void;
}

/** Only on a narrow screen: one keypad at a time. */
const SuitTabs = ({ shown, onShow }: SuitTabsProps) => {
  const t = pickerWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div class="suit-tabs" role="group" aria-label={t.suits}>
      {KEYPADS.map((keypad) => (
        <button type="button" key={keypad} aria-pressed={keypad === shown} onClick={() => onShow(keypad)}>
          <span class="unseen">{t.keypads[keypad]}</span>
          <span aria-hidden="true">{t.tabs[keypad]}</span>
        </button>
      ))}
    </div>
  );
};

const Back = ({ picking }: { readonly picking: Picking }) => (
  <span class="key-back">
    <Button wide onClick={picking.back}>
      <span aria-hidden="true">←</span> <span class="key-back-word">{pickerWords().back}</span>
    </Button>
  </span>
);

const Keys = ({ picking }: { readonly picking: Picking }) => {
  const [shown, setShown] = useState<Keypad>(keypadOf(picking.laying.tiles.at(-1) ?? 'k1'));
  return (
    <div class="picker-keys">
      <SuitTabs shown={shown} onShow={setShown} />
      <div class="keypads" data-shown={shown}>
        {KEYPADS.map((keypad) => (
          <KeypadOf key={keypad} keypad={keypad} picking={picking} />
        ))}
        <Back picking={picking} />
      </div>
      <p class="picker-hint">{pickerWords().hint(settings.value.letters === 'OZWN' ? 'wO' : 'wE')}</p>
    </div>
  );
};

/** Lays one hand of tiles: a mat above, four keypads below; beside each other where the screen is wide. */
export const Picker = ({ line, aside, onChange, ...state }: PickerProps) => {
  const picker = useRef<HTMLDivElement>(null);
  const picking = usePicker(state, onChange);
  useTyping(picker, picking);
  return (
    <div class="picker" ref={picker}>
      <div class="picker-side">
        <div class="picker-mat">
          <Mat>
            <LaidTiles picking={picking} />
            <div class="picker-line">
              <LineOf picking={picking} line={line} />
            </div>
          </Mat>
        </div>
        {aside !== undefined && <div class="picker-aside">{aside}</div>}
      </div>
      <Keys picking={picking} />
    </div>
  );
};
