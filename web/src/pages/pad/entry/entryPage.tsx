import { fold, forgottenAt, isForgotten, type PadView, type PlayerId, type SlotView } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { useMemo, useState } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { partOf, useSoon } from '../../../app/part.tsx';
import { href, type Place } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padEntryWords } from '../../../messages/padEntry.ts';
import type { PageProps } from '../../registry.ts';
import { NotHere } from '../shell/notHere.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { entryPath, handPath, padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { PAGE_ID } from '../state/pageId.ts';
import { nameOf } from '../state/shown.ts';
import { type Entering, isStep, type Step } from './entry.ts';
import { type EntryDraft, entryOfSlot, keepEntry, keptEntry } from './entryDraft.ts';
import { HowStep } from './howStep.tsx';
import { goToStep, stepBack } from './stepHistory.ts';
import { TypeStep } from './typeStep.tsx';
import { WhoStep } from './whoStep.tsx';
import './entryPage.css';

export const frame = 'own';

/** Asked for while the first question is answered. */
const LAY = partOf(() => import('./layStep.tsx').then(({ LayStep }) => LayStep));
const REVIEW = partOf(() => import('./reviewStep.tsx').then(({ ReviewStep }) => ReviewStep));

/** Somebody else wrote this hand since it was begun here. */
const isChangedSince = (view: PadView, slot: SlotView, base: number): boolean =>
  view.log.edits.some(
    (edit) => edit.slot === slot.id && edit.n > base && edit.by !== PAGE_ID && edit.field !== 'written',
  );

/** The pad as it was then: writing on top of that shows both values instead of losing one. */
const viewAt = (view: PadView, base: number): PadView => fold(view.log.edits.filter(({ n }) => n <= base));

/** A step that cannot be asked yet leads back to the first question. */
const stepOf = (place: Place, { winner, answer }: EntryDraft): Step => {
  const asked = place.query.get('stap');
  const step = isStep(asked) ? asked : 'wie';
  if (winner === undefined) return 'wie';
  if (winner === null) return step === 'klopt' ? step : 'wie';
  return answer === null && step !== 'wie' ? 'hoe' : step;
};

const Bar = ({ opened, view, slot }: Entering) => (
  <TopBar
    title={
      isForgotten(opened.view.value, slot.id) ? padEntryWords().forgotten(slot.number) : padWords().hand(slot.number)
    }
    subtitle={`${roundName(slot.round, language.value)} · ${padWords().isEast(nameOf(view, slot.seats.E))}`}
    backTo={padPath('pad', opened.id)}
    onBack={() => stepBack(padPath('pad', opened.id))}
    actions={<span class="entry-space" />}
  />
);

const ChangedSince = ({ opened, slot }: Entering) => {
  const t = padEntryWords().changed;
  return (
    <div class="entry-changed">
      <Notice
        kind="notice"
        title={t.title(slot.number)}
        actions={<LinkButton href={href(handPath(opened.id, slot.id))}>{t.look}</LinkButton>}
      >
        {t.text}
      </Notice>
    </div>
  );
};

interface StepProps {
  readonly entering: Entering;
  readonly step: Step;
  readonly player: PlayerId | null;
}

const StepScreen = ({ entering, step, player }: StepProps) => {
  const { opened, slot, entry } = entering;
  if (step === 'leggen') {
    const seated = player !== null && slot.chairs.includes(player) ? player : entry.winner!;
    return <LAY.Part {...entering} player={seated} onBack={() => stepBack(padPath('pad', opened.id))} />;
  }
  return (
    <>
      <Bar {...entering} />
      {step === 'wie' && <WhoStep {...entering} />}
      {step === 'hoe' && <HowStep {...entering} />}
      {step === 'typen' && <TypeStep {...entering} player={player} />}
      {step === 'klopt' && <REVIEW.Part {...entering} />}
    </>
  );
};

interface EntryProps {
  readonly opened: Opened;
  readonly place: Place;
  readonly slot: SlotView;
}

/** A draft is kept with its first answer, not by looking. */
const useEntry = (opened: Opened, slot: SlotView) => {
  const [entry, setEntry] = useState(() => keptEntry(opened.id, slot.id) ?? entryOfSlot(slot, opened.view.value.n));
  const change = (next: EntryDraft): void => {
    setEntry(next);
    keepEntry(opened.id, slot.id, next);
  };
  return { entry, change };
};

const Entry = ({ opened, place, slot }: EntryProps) => {
  useSoon([LAY, REVIEW]);
  const { entry, change } = useEntry(opened, slot);
  const view = opened.view.value;
  const since = isChangedSince(view, slot, entry.base);
  const step = stepOf(place, entry);
  const player = place.query.get('speler');
  useTitle(padWords().hand(slot.number));
  const base = useMemo(() => (since ? viewAt(view, entry.base) : null), [since, entry.base]);
  if (view.rules === null) return <Bar {...({ opened, view, slot } as Entering)} />;
  const entering: Entering = {
    opened,
    view: base ?? view,
    slot,
    rules: view.rules,
    entry,
    change,
    goTo: (next, whom) =>
      goToStep(entryPath(opened.id, slot.id, next) + (whom === undefined ? '' : `&speler=${encodeURIComponent(whom)}`)),
  };
  return (
    <>
      <StepScreen key={`${step} ${step === 'typen' ? player : ''}`} entering={entering} step={step} player={player} />
      {since && <ChangedSince {...entering} />}
    </>
  );
};

const EntryOf = ({ opened, place }: { readonly opened: Opened; readonly place: Place }) => {
  const { slots, next } = opened.view.value;
  const id = place.query.get('spel') ?? next;
  const view = opened.view.value;
  const forgotten = useMemo(() => (id === null ? null : forgottenAt(view, id)), [view, id]);
  const slot = slots.find((one) => one.id === id) ?? forgotten;
  return slot === null ? <NotHere opened={opened} /> : <Entry key={id} opened={opened} place={place} slot={slot} />;
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <EntryOf opened={opened} place={place} />}</PadScreen>
);
