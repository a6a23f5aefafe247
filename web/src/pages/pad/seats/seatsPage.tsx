import type { Wind } from '@windroos/engine';
import { type PadView, type PlayerId, preview, type SlotId, type SlotView } from '@windroos/pad';
import { useMemo, useState } from 'preact/hooks';
import { say } from '../../../app/live.ts';
import { goBack } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Options } from '../../../components/options.tsx';
import { Select } from '../../../components/select.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padSeatsWords } from '../../../messages/padSeats.ts';
import type { PageProps } from '../../registry.ts';
import { CorrectionView } from '../correction/correctionView.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, slotNow, windOf } from '../state/shown.ts';
import { ChairsSwap } from './chairsSwap.tsx';
import { REPAIRS, type Repair, type RepairForm, repairEdits } from './repairs.ts';
import '../entry/choice.css';
import './seatsPage.css';

export const frame = 'own';

const slotOf = ({ slots }: PadView, id: SlotId): SlotView => slots.find((slot) => slot.id === id) ?? slots[0]!;

/** Chairs in the order of turns with East on top, and their winds. */
const eastFirst = ({ chairs, seats }: SlotView): readonly PlayerId[] => {
  const at = chairs.indexOf(seats.E);
  return chairs.map((_, step) => chairs[(at + step) % 4]!);
};

interface PartProps {
  readonly view: PadView;
  readonly form: RepairForm;
  readonly change: (form: Partial<RepairForm>) => void;
}

const HandSelect = ({
  view,
  label,
  value,
  onChange,
}: {
  readonly view: PadView;
  readonly label: string;
  readonly value: SlotId;
  readonly onChange: (slot: SlotId) => void;
}) => (
  <Select
    label={label}
    options={view.slots.map(({ id, number }) => ({ value: id, label: padWords().hand(number) }))}
    value={value}
    onChange={onChange}
  />
);

const PlayerSelect = ({
  view,
  ids,
  label,
  value,
  onChange,
}: {
  readonly view: PadView;
  readonly ids: readonly PlayerId[];
  readonly label: string;
  readonly value: PlayerId;
  readonly onChange: (id: PlayerId) => void;
}) => (
  <Select
    label={label}
    options={ids.map((id) => ({ value: id, label: nameOf(view, id) }))}
    value={value}
    onChange={onChange}
  />
);

const Swap = ({ view, form, change }: PartProps) => {
  const slot = slotOf(view, form.from);
  const winds = slot.chairs.map((id) => windOf(slot, id) as Wind);
  return <ChairsSwap view={view} chairs={form.chairs} winds={winds} onChange={(chairs) => change({ chairs })} />;
};

const Otherwise = (props: PartProps) => {
  const { view, form, change } = props;
  const move = (from: SlotId): void => change({ from, chairs: slotOf(view, from).chairs });
  return (
    <>
      <HandSelect view={view} label={padSeatsWords().from} value={form.from} onChange={move} />
      <Swap {...props} />
    </>
  );
};

const Exchange = ({ view, form, change }: PartProps) => {
  const t = padSeatsWords();
  const ids = slotOf(view, form.from).chairs;
  return (
    <>
      <HandSelect view={view} label={t.from} value={form.from} onChange={(from) => change({ from })} />
      <HandSelect view={view} label={t.to} value={form.to} onChange={(to) => change({ to })} />
      <PlayerSelect view={view} ids={ids} label={t.first} value={form.first} onChange={(first) => change({ first })} />
      <PlayerSelect
        view={view}
        ids={ids}
        label={t.second}
        value={form.second}
        onChange={(second) => change({ second })}
      />
    </>
  );
};

const East = ({ view, form, change }: PartProps) => {
  const t = padSeatsWords();
  const ids = slotOf(view, form.from).chairs;
  return (
    <>
      <HandSelect
        view={view}
        label={t.in}
        value={form.from}
        onChange={(from) => change({ from, first: slotOf(view, from).seats.E })}
      />
      <PlayerSelect
        view={view}
        ids={ids}
        label={t.whoEast}
        value={form.first}
        onChange={(first) => change({ first })}
      />
    </>
  );
};

const Substitute = ({ view, form, change }: PartProps) => {
  const t = padSeatsWords();
  const ids = slotOf(view, form.from).chairs;
  return (
    <>
      <HandSelect view={view} label={t.from} value={form.from} onChange={(from) => change({ from })} />
      <PlayerSelect view={view} ids={ids} label={t.leaves} value={form.first} onChange={(first) => change({ first })} />
      <Field label={t.comes} value={form.comes} maxLength={40} onValue={(comes) => change({ comes })} />
    </>
  );
};

const PARTS = { names: Swap, otherwise: Otherwise, exchange: Exchange, east: East, substitute: Substitute } as const;

/** Where each repair begins: the first hand, the next, or the one that was played last. */
const startFor = (repair: Repair, view: PadView): RepairForm => {
  const now = slotNow(view)!;
  const played = view.slots.findLast(({ outcome }) => outcome !== null) ?? now;
  const at = repair === 'names' ? view.slots[0]! : repair === 'exchange' ? played : now;
  const [first, second] = eastFirst(at);
  return { from: at.id, to: at.id, chairs: at.chairs, first: first!, second: second!, comes: '' };
};

/** Why nothing would change. */
const sameText = (repair: Repair, { comes }: RepairForm): string => {
  const t = padSeatsWords();
  const name = comes.trim();
  return repair === 'substitute' && name !== '' ? t.seated(name) : t.same;
};

interface FormProps {
  readonly opened: Opened;
  readonly repair: Repair;
}

const Form = ({ opened, repair }: FormProps) => {
  const t = padSeatsWords();
  const view = opened.view.value;
  const [form, setForm] = useState(() => startFor(repair, view));
  const Part = PARTS[repair];
  const edits = useMemo(() => repairEdits(repair, view, opened.writer(), form), [view, form]);
  const correction = useMemo(() => preview(view, edits), [edits]);
  const apply = (): void => {
    opened.write(edits);
    say(t.done);
    goBack(padPath('pad', opened.id));
  };
  return (
    <>
      <section class="stack seats-form">
        <Part view={view} form={form} change={(part) => setForm({ ...form, ...part })} />
      </section>
      <section class="seats-preview">
        <h2 class="pad-heading">{t.preview}</h2>
        {edits.length === 0 ? <p>{sameText(repair, form)}</p> : <CorrectionView view={view} correction={correction} />}
      </section>
      <Button kind="primary" wide disabled={edits.length === 0} onClick={apply}>
        {t.apply}
      </Button>
    </>
  );
};

const Seats = ({ opened }: { readonly opened: Opened }) => {
  const t = padSeatsWords();
  const [repair, setRepair] = useState<Repair | undefined>();
  useTitle(t.title);
  return (
    <>
      <TopBar title={t.title} subtitle={opened.view.value.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow seats" tabIndex={-1}>
        <Options
          title={t.what}
          titleAs="question"
          options={REPAIRS.map((value) => ({ value, label: t[value], note: t[`${value}Note`] }))}
          value={repair}
          onChange={setRepair}
        />
        {repair !== undefined && <Form key={repair} opened={opened} repair={repair} />}
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Seats opened={opened} />}</PadScreen>
);
