import { isBlocking, type Problem } from '@windroos/pad';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { groupsOf } from '../../../components/picker/groups.ts';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { padHandWords } from '../../../messages/padHand.ts';
import { nameOf } from '../state/shown.ts';
import { withHand } from './changes.ts';
import { countingPlayers, type Entering } from './entry.ts';
import { layingOf, wantedOf } from './entryDraft.ts';
import { problemText } from './problemWords.ts';
import type { Trial } from './trial.ts';

type ReviewProps = Entering & { readonly trial: Trial };

/** What can be done about it with one tap. */
const Mend = ({ problem, ...props }: ReviewProps & { readonly problem: Problem }) => {
  const { entry, change, goTo } = props;
  const { code, player } = problem;
  if (code === 'discarder-missing') return <Button onClick={() => goTo('hoe')}>{padHandWords().fill}</Button>;
  if (player === undefined) return null;
  const kind = entry.hands[player]?.kind;
  const isMissing = code === 'hand-missing';
  return (
    <>
      <Button onClick={() => goTo(kind === 'laying' ? 'leggen' : 'typen', player)}>
        {isMissing ? padHandWords().open : padHandWords().look}
      </Button>
      {isMissing && player !== entry.winner && (
        <Button onClick={() => change(withHand(entry, player, { kind: 'skipped' }))}>{padEntryWords().lay.skip}</Button>
      )}
    </>
  );
};

/** Tiles that are too few or too many make a dead hand: said before it is written. */
const wrongCounts = (props: ReviewProps) =>
  countingPlayers(props).flatMap((id) => {
    const hand = props.entry.hands[id];
    if (hand?.kind !== 'laying' || hand.dead === true) return [];
    const wanted = wantedOf(props.entry, id);
    const laying = layingOf(props.entry, id);
    return groupsOf(laying, wanted).size === wanted ? [] : [{ id, count: laying.tiles.length }];
  });

const problemsOf = ({ trial }: ReviewProps): readonly Problem[] => {
  const { error, edits, slot } = trial;
  if (error?.code === 'not-yet') return error.problems;
  return edits === null ? [] : slot.problems.filter((problem) => !isBlocking(problem));
};

/** What is missing, and what is odd; an odd count is questioned, never refused. */
export const ReviewProblems = (props: ReviewProps) => {
  const { view, trial } = props;
  return (
    <div class="review-problems">
      {wrongCounts(props).map(({ id, count }) => (
        <Notice
          key={id}
          kind="notice"
          title={padEntryWords().lay.wrongCount(nameOf(view, id), count)}
          actions={<Button onClick={() => props.goTo('leggen', id)}>{padHandWords().look}</Button>}
        />
      ))}
      {problemsOf(props).map((problem) => (
        <Notice
          key={`${problem.code} ${problem.player ?? ''}`}
          kind={trial.edits === null ? 'refused' : 'notice'}
          title={problemText(view, problem)}
          actions={<Mend {...props} problem={problem} />}
        />
      ))}
    </div>
  );
};
