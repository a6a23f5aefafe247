import type { Penalty } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { Field } from '../../../components/field.tsx';
import { Switch } from '../../../components/switch.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { PenaltyDialog } from '../penalties/penaltyDialog.tsx';
import { PenaltyLine } from '../penalties/penaltyLine.tsx';
import { seatedIn } from '../state/shown.ts';
import type { Entering } from './entry.ts';

/** Penalties in this hand, and a note. */
export const ReviewExtras = ({ view, slot, entry, change }: Entering) => {
  const t = padEntryWords().review;
  const [isAdding, setAdding] = useState(false);
  const add = (penalty: Penalty): void => {
    change({ ...entry, penalties: [...entry.penalties, penalty] });
    setAdding(false);
  };
  const remove = (gone: Penalty): void =>
    change({ ...entry, penalties: entry.penalties.filter((penalty) => penalty !== gone) });
  return (
    <>
      <Switch
        label={t.penalty}
        on={isAdding || entry.penalties.length > 0}
        onChange={(on) => (on ? setAdding(true) : change({ ...entry, penalties: [] }))}
      />
      {entry.penalties.map((penalty, index) => (
        <PenaltyLine key={index} view={view} penalty={penalty} onRemove={() => remove(penalty)} />
      ))}
      <details class="review-note" open={entry.note !== ''}>
        <summary>{t.note}</summary>
        <Field
          label={t.note}
          labelUnseen
          hint={t.noteHint}
          value={entry.note}
          onValue={(note) => change({ ...entry, note })}
        />
      </details>
      <PenaltyDialog
        open={isAdding}
        view={view}
        players={seatedIn(slot)}
        onClose={() => setAdding(false)}
        onAdd={add}
      />
    </>
  );
};
