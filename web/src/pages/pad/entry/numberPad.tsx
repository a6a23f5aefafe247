import { padEntryWords } from '../../../messages/padEntry.ts';
import './numberPad.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface NumberPadProps {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  /** The key at the lower right; absent on the last field. */
  readonly onNext?: (() => void) | undefined;
}

interface KeyProps {
  readonly label: string;
  readonly name?: string;
  readonly quiet?: boolean;
  readonly onPress: () => void;
}

/** The field keeps the focus: a key only writes into it. */
const Key = ({ label, name, quiet = false, onPress }: KeyProps) => (
  <button
    type="button"
    class={quiet ? 'number-key number-key-quiet' : 'number-key'}
    aria-label={name}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {label}
  </button>
);

export const NumberPad = ({ onDigit, onErase, onNext }: NumberPadProps) => {
  const t = padEntryWords().type;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the keys.
    <div class="number-pad" role="group" aria-label={t.keys}>
      {DIGITS.map((digit) => (
        <Key key={digit} label={digit} onPress={() => onDigit(digit)} />
      ))}
      <Key label="⌫" name={t.erase} quiet onPress={onErase} />
      <Key label="0" onPress={() => onDigit('0')} />
      {onNext === undefined ? <span /> : <Key label={t.nextKey} quiet onPress={onNext} />}
    </div>
  );
};
