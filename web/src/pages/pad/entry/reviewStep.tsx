import { compareViews, isForgotten, type PlayerId } from '@windroos/pad';
import { useMemo } from 'preact/hooks';
import { say } from '../../../app/live.ts';
import { Button } from '../../../components/button.tsx';
import { WindSeal } from '../../../components/windSeal.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { CorrectionView } from '../correction/correctionView.tsx';
import { lastCorrection } from '../correction/lastCorrection.ts';
import { PaymentsPicture } from '../payments/paymentsPicture.tsx';
import { PaymentsList } from '../payments/paymentsTable.tsx';
import { padPath } from '../state/addresses.ts';
import { inTurn } from '../state/inTurn.ts';
import { nameOf, plain, signed, windOf } from '../state/shown.ts';
import { countedOf } from './counted.ts';
import { countingPlayers, type Entering } from './entry.ts';
import { dropEntry, isLaidDead } from './entryDraft.ts';
import { Question } from './question.tsx';
import { ReviewExtras } from './reviewExtras.tsx';
import { ReviewProblems } from './reviewProblems.tsx';
import { leaveSteps, stepBack } from './stepHistory.ts';
import { type Trial, trialOf } from './trial.ts';
import './reviewStep.css';

interface ReviewProps extends Entering {
  readonly trial: Trial;
}

/** 'mahjong, 160', '40', 'dood spel, 0'. */
const countText = (props: ReviewProps, player: PlayerId): string => {
  const t = padEntryWords().review;
  const hand = props.entry.hands[player];
  const isDead = hand?.kind === 'dead' || isLaidDead(props.entry, player);
  if (isDead) return t.dead;
  if (hand?.kind === 'skipped') return t.skipped;
  if (!countingPlayers(props).includes(player)) return '';
  const counted = countedOf(props)?.hands[player];
  if (counted?.total == null) return t.missing;
  if (counted.sheet?.dead === true) return t.dead;
  return player === props.entry.winner ? t.mahjong(plain(counted.total)) : plain(counted.total);
};

const AmountRow = ({ player, ...props }: ReviewProps & { readonly player: PlayerId }) => {
  const { view, slot, entry, trial, goTo } = props;
  const counts = countingPlayers(props).includes(player);
  const open = (): void => goTo(entry.hands[player]?.kind === 'laying' ? 'leggen' : 'typen', player);
  const body = (
    <>
      <WindSeal wind={windOf(slot, player)!} size={38} />
      <span class="review-name">
        {nameOf(view, player)}
        <span class="review-count">{countText(props, player)}</span>
      </span>
      <span class="review-amount">{trial.edits === null ? '–' : signed(trial.slot.amounts[player] ?? 0)}</span>
    </>
  );
  return counts ? (
    <button type="button" class="review-row" onClick={open}>
      {body}
    </button>
  ) : (
    <div class="review-row">{body}</div>
  );
};

const Amounts = (props: ReviewProps) => {
  const { slot, entry, trial } = props;
  const t = padEntryWords().review;
  if (entry.winner === null) return <p class="card review-draw">{t.drawText}</p>;
  const players = inTurn(slot, entry.winner!);
  const sum = players.reduce((total, id) => total + (trial.slot.amounts[id] ?? 0), 0);
  return (
    <div class="card review-card">
      {players.map((id) => (
        <AmountRow key={id} player={id} {...props} />
      ))}
      {trial.edits !== null && (
        <p class="review-sum">
          <span>{sum === 0 ? t.together : t.notTogether}</span> <span>{plain(sum)}</span>
        </p>
      )}
    </div>
  );
};

/** A forgotten hand moves the others: what that does is seen before it is written. */
const Moves = ({ opened, slot, trial }: ReviewProps) => {
  const view = opened.view.value;
  if (trial.edits === null || !isForgotten(view, slot.id)) return null;
  return (
    <section class="review-moves">
      <h3 class="review-pays-title">{padWords().correction.seats}</h3>
      <CorrectionView view={trial.view} correction={compareViews(view, trial.view)} except={slot.number} />
    </section>
  );
};

/** Keeps the hand and goes back to the overview, which says what changed. */
const write = ({ opened, slot, trial }: ReviewProps): void => {
  const before = opened.view.value;
  const t = padWords();
  opened.write(trial.edits!);
  dropEntry(opened.id, slot.id);
  const added = isForgotten(before, slot.id);
  if (added || slot.outcome !== null) {
    const correction = compareViews(before, opened.view.value);
    lastCorrection.value = { pad: opened.id, number: slot.number, added, correction };
  }
  say(slot.outcome === null ? t.did.written(slot.number) : t.did.corrected(slot.number));
  leaveSteps(padPath('pad', opened.id));
};

const Foot = (props: ReviewProps) => {
  const { opened, trial } = props;
  const t = padEntryWords();
  return (
    <footer class="pad-foot">
      <Button onClick={() => stepBack(padPath('pad', opened.id))}>{t.back}</Button>
      <Button kind="primary" disabled={trial.edits === null} onClick={() => write(props)}>
        {t.review.write}
      </Button>
    </footer>
  );
};

/** 'Klopt het zo?': four amounts, the zero check, penalties, and then 'Schrijf op'. */
export const ReviewStep = (entering: Entering) => {
  const t = padEntryWords().review;
  const { entry, opened } = entering;
  const trial = useMemo(() => trialOf(entering), [entry, entering.view, opened.view.value]);
  const props: ReviewProps = { ...entering, trial };
  const pays = trial.edits !== null && trial.slot.payments.some(({ amount }) => amount > 0);
  return (
    <>
      <main class="pad-main review" tabIndex={-1}>
        <div class="review-side">
          <Question>{t.question}</Question>
          <ReviewProblems {...props} />
          <Amounts {...props} />
          <Moves {...props} />
          <ReviewExtras {...props} />
          {entry.winner !== null && <p class="quiet review-tap">{t.tap}</p>}
        </div>
        {pays && (
          <section class="review-pays">
            <h3 class="review-pays-title">{t.payments}</h3>
            <PaymentsPicture view={trial.view} slot={trial.slot} />
            <PaymentsList view={trial.view} slot={trial.slot} />
          </section>
        )}
      </main>
      <Foot {...props} />
    </>
  );
};
