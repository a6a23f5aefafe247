import { addPenalty, changePenalty, type PadView, type Penalty, type PenaltyView, type SlotId } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Select } from '../../../components/select.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padPenaltiesWords } from '../../../messages/padPenalties.ts';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { isPlayed, nameOf, plain, signed, slotNow } from '../state/shown.ts';
import { PenaltyDialog } from './penaltyDialog.tsx';
import { PenaltyLine } from './penaltyLine.tsx';
import './penalties.css';

export const frame = 'own';

/** The whole evening, or one hand. */
const EVENING = '';

interface GroupProps {
  readonly opened: Opened;
  readonly slot: SlotId | null;
  readonly title: string;
  readonly penalties: readonly PenaltyView[];
}

const Group = ({ opened, slot, title, penalties }: GroupProps) => {
  const view = opened.view.value;
  return penalties.length === 0 ? null : (
    <section>
      <h2 class="pad-heading">{title}</h2>
      {penalties.map((penalty) => (
        <PenaltyLine
          key={penalty.id}
          view={view}
          penalty={penalty}
          onRemove={() => opened.write(changePenalty(opened.view.value, opened.writer(), slot, penalty.id, null))}
        />
      ))}
    </section>
  );
};

/** What each lost or gained by penalties, and that it adds up with the bank. */
const Effect = ({ view }: { readonly view: PadView }) => {
  const t = padPenaltiesWords();
  const all = [...view.slots.flatMap((slot) => (slot.state === 'past-end' ? [] : slot.penalties)), ...view.penalties];
  const paid = all.flatMap(({ payments }) => payments);
  if (paid.length === 0) return null;
  const effectOn = (id: string): number =>
    paid.reduce((sum, { from, to, amount }) => sum + (to === id ? amount : 0) - (from === id ? amount : 0), 0);
  const sum = view.players.reduce((total, { id }) => total + effectOn(id), 0);
  return (
    <table class="penalty-effect">
      <caption class="pad-heading">{t.effect}</caption>
      <tbody>
        {view.players.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{nameOf(view, id)}</th>
            <td>{signed(effectOn(id))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{view.check.bank === 0 ? t.sums : t.sumsWithBank}</th>
          <td>{view.check.bank === 0 ? '0' : `${signed(sum)}, ${padWords().bank(plain(view.check.bank))}`} ✓</td>
        </tr>
      </tfoot>
    </table>
  );
};

/** A new one: for the evening, or in a hand that was played. */
const NewPenalty = ({ opened }: { readonly opened: Opened }) => {
  const t = padPenaltiesWords();
  const view = opened.view.value;
  const [isAdding, setAdding] = useState(false);
  const [where, setWhere] = useState<string>(EVENING);
  const slot = view.slots.find(({ id }) => id === where) ?? slotNow(view);
  const hands = view.slots.filter(isPlayed).map(({ id, number }) => ({ value: id, label: padWords().hand(number) }));
  const close = (): void => setAdding(false);
  const add = (penalty: Penalty): void => {
    opened.write(addPenalty(view, opened.writer(), where === EVENING ? null : where, penalty));
    close();
  };
  return (
    <footer class="pad-foot">
      <Button kind="primary" onClick={() => setAdding(true)}>
        {t.new}
      </Button>
      <PenaltyDialog open={isAdding} view={view} players={slot?.chairs ?? []} onAdd={add} onClose={close}>
        <Select
          label={t.where}
          options={[{ value: EVENING, label: t.evening }, ...hands]}
          value={where}
          onChange={setWhere}
        />
      </PenaltyDialog>
    </footer>
  );
};

const Penalties = ({ opened }: { readonly opened: Opened }) => {
  const t = padPenaltiesWords();
  const view = opened.view.value;
  useTitle(t.title);
  const isEmpty = view.penalties.length === 0 && view.slots.every(({ penalties }) => penalties.length === 0);
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow" tabIndex={-1}>
        {isEmpty && (
          <Notice kind="notice" title={t.none}>
            {t.noneText}
          </Notice>
        )}
        <Group opened={opened} slot={null} title={t.evening} penalties={view.penalties} />
        {view.slots.map(({ id, number, penalties }) => (
          <Group key={id} opened={opened} slot={id} title={padWords().hand(number)} penalties={penalties} />
        ))}
        <Effect view={view} />
      </main>
      <NewPenalty opened={opened} />
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Penalties opened={opened} />}</PadScreen>
);
