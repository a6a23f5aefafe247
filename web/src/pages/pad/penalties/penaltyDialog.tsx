import type { PadView, Penalty, PlayerId } from '@windroos/pad';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Options } from '../../../components/options.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padPenaltiesWords } from '../../../messages/padPenalties.ts';
import { nameOf, plain } from '../state/shown.ts';
import './penalties.css';

interface FormProps {
  readonly view: PadView;
  /** Who sits at the table. */
  readonly players: readonly PlayerId[];
  readonly onAdd: (penalty: Penalty) => void;
  readonly onClose: () => void;
}

export interface PenaltyDialogProps extends FormProps {
  readonly open: boolean;
  /** Above the form: which hand it belongs to. */
  readonly children?: ComponentChildren;
}

interface WhoProps {
  readonly view: PadView;
  readonly players: readonly PlayerId[];
  readonly chosen: readonly PlayerId[];
  readonly onChange: (chosen: readonly PlayerId[]) => void;
}

const Who = ({ view, players, chosen, onChange }: WhoProps) => {
  const t = padPenaltiesWords();
  const toggle = (id: PlayerId): void =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset class="penalty-who">
      <legend>{t.who}</legend>
      {players.map((id) => (
        <button
          type="button"
          key={id}
          class="penalty-chip"
          aria-pressed={chosen.includes(id)}
          onClick={() => toggle(id)}
        >
          {nameOf(view, id)}
        </button>
      ))}
    </fieldset>
  );
};

/** What the amount means: to the others it is paid three times (P16). */
const meaningOf = (to: Penalty['to'], amount: number): string => {
  const t = padPenaltiesWords();
  if (amount === 0) return t.amountHint;
  return to === 'bank' ? t.toBankMeans(plain(amount)) : t.toOthersMeans(plain(amount), plain(3 * amount));
};

const Form = ({ view, players, onAdd, onClose }: FormProps) => {
  const t = padPenaltiesWords();
  const [who, setWho] = useState<readonly PlayerId[]>([]);
  const [digits, setDigits] = useState('');
  const [to, setTo] = useState<Penalty['to']>('others');
  const [reason, setReason] = useState('');
  const amount = Number(digits);
  const isReady = who.length > 0 && amount > 0;
  return (
    <div class="stack">
      <Who view={view} players={players} chosen={who} onChange={setWho} />
      <Field
        label={t.amount}
        hint={meaningOf(to, amount)}
        inputMode="numeric"
        maxLength={6}
        value={digits}
        onValue={(text) => setDigits(text.replace(/\D/g, ''))}
      />
      <Options
        title={t.to}
        across
        options={[
          { value: 'others', label: t.others },
          { value: 'bank', label: t.bank },
        ]}
        value={to}
        onChange={setTo}
      />
      <Field label={t.reason} hint={t.reasonHint} value={reason} onValue={setReason} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{padWords().cancel}</Button>
        <Button kind="primary" disabled={!isReady} onClick={() => onAdd({ players: who, amount, to, reason })}>
          {t.add}
        </Button>
      </div>
    </div>
  );
};

/** A penalty: who, how much, to whom and why. */
export const PenaltyDialog = ({ open, children, ...form }: PenaltyDialogProps) => (
  <Dialog open={open} title={padPenaltiesWords().one} onClose={form.onClose}>
    {children}
    <Form {...form} />
  </Dialog>
);
