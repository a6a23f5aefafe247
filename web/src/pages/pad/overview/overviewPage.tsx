import type { PadView } from '@windroos/pad';
import { andList, ruleSetName } from '@windroos/texts';
import { useEffect, useRef } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { rememberPad } from '../../../app/lastPad.ts';
import { href } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { mayBeLost } from '../../../storage/persist.ts';
import { PAGE_PATHS } from '../../paths.ts';
import type { PageProps } from '../../registry.ts';
import { TotalsChart } from '../chart/totalsChart.tsx';
import { CorrectionDialog } from '../correction/correctionDialog.tsx';
import { hasDraft } from '../entry/entryDraft.ts';
import { savePad } from '../files/padFile.ts';
import { PaymentsPicture } from '../payments/paymentsPicture.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { entryPath, handPath, padPath } from '../state/addresses.ts';
import { type Opened, useQuestions } from '../state/opened.ts';
import { plain, playedCount, slotNow } from '../state/shown.ts';
import { useMedia } from '../state/useMedia.ts';
import { EndPanel } from './endPanel.tsx';
import { EveningTable } from './eveningTable.tsx';
import { MARKS, marksIn, SIGNS } from './marks.ts';
import { PadMenu } from './padMenu.tsx';
import { BankCheck } from './totalsRow.tsx';
import { UndoBar } from './undoBar.tsx';
import './overviewPage.css';

export const frame = 'own';

const subtitleOf = (view: PadView): string => {
  const t = padWords();
  const played = playedCount(view);
  const isEndless = view.length.rounds === undefined && view.length.hands === undefined;
  const rules = view.rules === null ? '' : `${ruleSetName(view.rules, language.value)} · `;
  return rules + (isEndless ? t.playedOnly(played) : t.played(played, view.slots.length));
};

const Legend = ({ view }: { readonly view: PadView }) => {
  const t = padWords().marks;
  const shown = marksIn(view);
  return shown.length === 0 ? null : (
    <p class="overview-legend">
      {MARKS.filter((mark) => shown.includes(mark)).map((mark) => (
        <span key={mark}>
          <strong>{SIGNS[mark]}</strong> {t[mark]}
        </span>
      ))}
    </p>
  );
};

/** Said once, where it is in nobody's way: not while a hand is entered. */
const MayBeLost = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords().mayBeLost;
  if (!mayBeLost.value) return null;
  const understood = (): void => {
    mayBeLost.value = false;
  };
  const actions = (
    <>
      <Button kind="quiet" onClick={() => savePad(opened)}>
        {t.save}
      </Button>
      <Button kind="quiet" onClick={understood}>
        {t.understood}
      </Button>
    </>
  );
  return (
    <Notice kind="notice" title={t.title} actions={actions}>
      {t.text}
    </Notice>
  );
};

/** What must be looked at before the totals are right. */
const Attention = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
  const { slots, conflicts, check } = opened.view.value;
  const torn = slots.filter((slot) => slot.conflicts.length > 0);
  const unfinished = slots.filter(({ state }) => state === 'incomplete');
  const look = (slot: string) => <LinkButton href={href(handPath(opened.id, slot))}>{t.conflict.look}</LinkButton>;
  const numbers = (of: typeof slots) =>
    andList(
      of.map(({ number }) => String(number)),
      language.value,
    );
  return (
    <>
      {!check.ok && <Notice kind="refused" title={t.wrongSum(plain(check.sum), plain(check.bank))} />}
      {torn.length > 0 && (
        <Notice kind="notice" title={t.conflict.title(numbers(torn))} actions={look(torn[0]!.id)}>
          {t.conflict.text}
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice
          kind="notice"
          title={t.conflict.padTitle}
          actions={<LinkButton href={href(padPath('padHistory', opened.id))}>{t.conflict.look}</LinkButton>}
        />
      )}
      {unfinished.length > 0 && (
        <Notice kind="notice" title={t.incompleteSum(numbers(unfinished))} actions={look(unfinished[0]!.id)} />
      )}
    </>
  );
};

const NextButtons = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
  const view = opened.view.value;
  const next = view.slots.find(({ id }) => id === view.next);
  return (
    <>
      {next !== undefined && (
        <LinkButton kind="primary" href={href(entryPath(opened.id, next.id))}>
          {hasDraft(opened.id, next.id) ? t.goOn(next.number) : t.fill(next.number)}
        </LinkButton>
      )}
      <span class="overview-to-chart">
        <LinkButton href={href(padPath('padChart', opened.id))}>{t.chart}</LinkButton>
      </span>
    </>
  );
};

/** Who paid whom in the hand that was played last; only where there is room. */
const LastPayments = ({ opened }: { readonly opened: Opened }) => {
  const view = opened.view.value;
  const last = view.slots.findLast(({ state, payments }) => state === 'counted' && payments.length > 0);
  return last === undefined ? null : (
    <section class="overview-last">
      <h2>
        {padWords().hand(last.number)}: {padHandWords().payments.title.toLowerCase()}
      </h2>
      <PaymentsPicture view={view} slot={last} />
    </section>
  );
};

/** The style sheet decides; here only that it cannot be on a phone, whichever way the page is turned. */
const ROOM = '(min-width: 1000px), (min-height: 1000px)';

const Side = ({ opened }: { readonly opened: Opened }) => {
  const view = opened.view.value;
  const hasRoom = useMedia(ROOM);
  return (
    <div class="overview-side">
      <BankCheck check={view.check} />
      <div class="overview-info">
        <div class="overview-notices">
          <MayBeLost opened={opened} />
          <Attention opened={opened} />
        </div>
        {hasRoom && (
          <>
            <section class="overview-chart" aria-label={padWords().actions.chart}>
              <TotalsChart view={view} height={290} />
            </section>
            <LastPayments opened={opened} />
          </>
        )}
      </div>
      <div class="pad-foot overview-foot">
        <UndoBar opened={opened} />
        {view.finished ? <EndPanel opened={opened} /> : null}
        {!view.finished && <NextButtons opened={opened} />}
      </div>
    </div>
  );
};

/** Home says 'Verder met …' of the pad that was open last. */
const useRemembered = (opened: Opened): void => {
  const view = opened.view.value;
  const now = slotNow(view);
  useEffect(() => {
    if (now === undefined || view.deleted !== null) return;
    rememberPad({ id: opened.id, name: view.name, round: now.round, hand: now.number, of: view.slots.length });
  }, [view]);
};

/** The next hand is in sight when the sheet opens or grows. */
const useNextInSight = (next: string | null) => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector('.evening-next')?.scrollIntoView({ block: 'center' });
  }, [next]);
  return sheet;
};

const Overview = ({ opened }: { readonly opened: Opened }) => {
  const view = opened.view.value;
  const name = view.name || padWords().title;
  const sheet = useNextInSight(view.next);
  useTitle(name);
  useQuestions(opened);
  useRemembered(opened);
  return (
    <>
      <TopBar title={name} subtitle={subtitleOf(view)} backTo={PAGE_PATHS.pads} actions={<PadMenu opened={opened} />} />
      <main class="overview" tabIndex={-1}>
        <div class="overview-sheet" ref={sheet}>
          <EveningTable opened={opened} />
          <Legend view={view} />
        </div>
        <Side opened={opened} />
      </main>
      <CorrectionDialog opened={opened} />
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Overview opened={opened} />}</PadScreen>
);
