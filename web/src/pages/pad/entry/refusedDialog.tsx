import { refusalFacts, refusalText } from '@windroos/texts';
import { useState } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { nameOf } from '../state/shown.ts';
import { withDeadWinner, withHand } from './changes.ts';
import { countedOf } from './counted.ts';
import type { Entering } from './entry.ts';
import { layingOf } from './entryDraft.ts';
import './refusedDialog.css';

interface RefusedProps extends Entering {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** What is missing, in the rules' own words. */
const reasonOf = (props: RefusedProps): string => {
  const sheet = countedOf(props)?.hands[props.entry.winner!]?.sheet ?? null;
  const facts = sheet === null ? null : refusalFacts(sheet, props.rules.minimum);
  return facts === null ? '' : refusalText(facts, language.value);
};

const Despite = (props: RefusedProps) => {
  const { view, entry, change, onGoOn } = props;
  const t = padEntryWords().refused;
  const winner = entry.winner!;
  const [digits, setDigits] = useState('');
  const write = (): void => {
    change(withHand(entry, winner, { kind: 'laying', laying: layingOf(entry, winner), despite: Number(digits) }));
    onGoOn();
  };
  return (
    <div class="stack">
      <p>{t.despiteText(nameOf(view, winner))}</p>
      <Field
        label={t.despiteField}
        inputMode="numeric"
        maxLength={6}
        value={digits}
        onValue={(text) => setDigits(text.replace(/\D/g, ''))}
      />
      <Button disabled={digits === ''} onClick={write}>
        {t.despiteDo}
      </Button>
    </div>
  );
};

/** A mahjong that the rules refuse: mend it, call it a dead hand, or write it down all the same. */
export const RefusedDialog = (props: RefusedProps) => {
  const { entry, change, goTo, open, onClose } = props;
  const t = padEntryWords().refused;
  const [isDespite, setDespite] = useState(false);
  const close = (): void => {
    setDespite(false);
    onClose();
  };
  const dead = (): void => {
    change(withDeadWinner(entry));
    goTo('wie');
  };
  return (
    <Dialog open={open} title={isDespite ? t.despiteTitle : reasonOf(props)} onClose={close}>
      {isDespite ? (
        <Despite {...props} />
      ) : (
        <div class="refused-ways">
          <Button kind="primary" wide onClick={close}>
            {t.mend}
          </Button>
          <Button wide onClick={dead}>
            {t.dead}
          </Button>
          <Button wide onClick={() => setDespite(true)}>
            {t.despite}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
