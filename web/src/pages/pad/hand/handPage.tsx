import { ENGINE_VERSION, type Line } from '@windroos/engine';
import { historyOfSlot, type SlotView, sharedHandOf } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { useState } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { useLater } from '../../../app/later.ts';
import { partOf, useSoon } from '../../../app/part.tsx';
import { href } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { LinkButton } from '../../../components/button.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { ShareButton } from '../../../share/shareButton.tsx';
import type { PageProps } from '../../registry.ts';
import { Handings } from '../chips/handings.tsx';
import { CorrectionDialog } from '../correction/correctionDialog.tsx';
import { PaymentsPicture } from '../payments/paymentsPicture.tsx';
import { PaymentsList, PaymentsTable } from '../payments/paymentsTable.tsx';
import { PenaltyLine } from '../penalties/penaltyLine.tsx';
import { NotHere } from '../shell/notHere.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { entryPath, padPath } from '../state/addresses.ts';
import { type Opened, useQuestions } from '../state/opened.ts';
import { nameOf } from '../state/shown.ts';
import { useMedia } from '../state/useMedia.ts';
import { Counts } from './counts.tsx';
import { HandHead } from './handHead.tsx';
import { HandMore } from './handMore.tsx';
import { HandProblems } from './handProblems.tsx';
import { SheetColumns } from './sheetColumns.tsx';
import './handPage.css';

export const frame = 'own';

export interface HandProps {
  readonly opened: Opened;
  readonly slot: SlotView;
}

/** Rarely looked at: a value that was written twice, and what happened before. */
const CONFLICTS = partOf(() => import('./conflicts.tsx').then(({ Conflicts }) => Conflicts));
const HISTORY = partOf(() => import('../history/historyList.tsx').then(({ HistoryList }) => HistoryList));

/** Below everything else on a phone: drawn after it. */
const PaymentsPart = ({ opened, slot }: HandProps) => {
  const view = opened.view.value;
  const { holder, isReady } = useLater<HTMLElement>();
  return (
    <section class="hand-pays" ref={holder}>
      <h2>{padHandWords().payments.title}</h2>
      {isReady && (
        <>
          <PaymentsPicture view={view} slot={slot} />
          <PaymentsTable view={view} slot={slot} />
          <PaymentsList view={view} slot={slot} />
          <Handings opened={opened} slot={slot} />
        </>
      )}
    </section>
  );
};

const Payments = ({ opened, slot }: HandProps) =>
  slot.state === 'counted' && slot.outcome?.winner != null ? <PaymentsPart opened={opened} slot={slot} /> : null;

const Penalties = ({ opened, slot }: HandProps) =>
  slot.penalties.length === 0 ? null : (
    <section>
      <h2 class="hand-title">{padWords().actions.penalties}</h2>
      {slot.penalties.map((penalty) => (
        <PenaltyLine key={penalty.id} view={opened.view.value} penalty={penalty} />
      ))}
    </section>
  );

const Past = ({ opened, slot }: HandProps) => {
  const view = opened.view.value;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="hand-past" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{padHandWords().history}</summary>
      {isOpen && <HISTORY.Part view={view} entries={historyOfSlot(view, slot.id)} ofHand />}
    </details>
  );
};

const Hand = ({ opened, slot }: HandProps) => {
  const view = opened.view.value;
  const t = padHandWords();
  const [line, setLine] = useState<Line | null>(null);
  const isWide = useMedia('(min-width: 1200px)');
  useTitle(t.title(slot.number));
  useSoon([CONFLICTS, HISTORY]);
  useQuestions(opened);
  const subtitle = `${roundName(slot.round, language.value)} · ${padWords().isEast(nameOf(view, slot.seats.E))}`;
  return (
    <>
      <TopBar
        title={t.title(slot.number)}
        subtitle={subtitle}
        backTo={padPath('pad', opened.id)}
        actions={<HandMore opened={opened} slot={slot} />}
      />
      <main class="pad-main hand-page" tabIndex={-1}>
        <HandHead opened={opened} slot={slot} tileWidth={isWide ? 46 : 34} lit={line?.sets ?? 0} />
        <div class="hand-columns">
          <div class="hand-side">
            {slot.conflicts.length > 0 && <CONFLICTS.Part opened={opened} conflicts={slot.conflicts} />}
            <HandProblems opened={opened} slot={slot} />
            {isWide ? (
              <SheetColumns opened={opened} slot={slot} />
            ) : (
              <Counts opened={opened} slot={slot} line={line} onLine={setLine} />
            )}
            <Penalties opened={opened} slot={slot} />
            {slot.note !== '' && (
              <p class="hand-note">
                <strong>{t.note}:</strong> {slot.note}
              </p>
            )}
            <Past opened={opened} slot={slot} />
          </div>
          <Payments opened={opened} slot={slot} />
        </div>
      </main>
      <footer class="pad-foot">
        {slot.state === 'counted' && (
          <ShareButton hand={() => sharedHandOf(view, slot, ENGINE_VERSION, true)} label={t.share} />
        )}
        <LinkButton kind="primary" href={href(entryPath(opened.id, slot.id))}>
          {slot.state === 'open' ? padWords().fill(slot.number) : slot.state === 'incomplete' ? t.fill : t.correct}
        </LinkButton>
      </footer>
      <CorrectionDialog opened={opened} />
    </>
  );
};

const HandOf = ({ opened, id }: { readonly opened: Opened; readonly id: string | null }) => {
  const slot = opened.view.value.slots.find((one) => one.id === id);
  return slot === undefined ? <NotHere opened={opened} /> : <Hand opened={opened} slot={slot} />;
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <HandOf opened={opened} id={place.query.get('spel')} />}</PadScreen>
);
