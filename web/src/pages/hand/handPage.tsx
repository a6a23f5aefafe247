import { RULE_SET_IDS, RULE_SETS, type RuleSet } from '@windroos/engine';
import { roundName, ruleSetName, WIND_NAMES } from '@windroos/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { go, goBack } from '../../app/router.ts';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../components/button.tsx';
import { Picker } from '../../components/picker/picker.tsx';
import { countOfLaying } from '../../components/picker/usePicker.ts';
import { LiveLine } from '../../components/sheet/liveLine.tsx';
import { TopBar } from '../../components/topBar.tsx';
import { handWords } from '../../messages/hand.ts';
import { houseRules } from '../../storage/houseRules.ts';
import type { PageProps } from '../registry.ts';
import { HandBelow } from './handBelow.tsx';
import { cleared, type HandDraft, keepHand, keptHand } from './handDraft.ts';
import { type HandView, viewOf } from './handView.ts';
import { isOneAtATime } from './oneAtATime.ts';
import { fittingAnswer } from './questions.ts';
import './handPage.css';

export const frame = 'own';

const allRules = (): readonly RuleSet[] => [...RULE_SET_IDS.map((id) => RULE_SETS[id]), ...houseRules().value];

const rulesOfDraft = ({ rules }: HandDraft, all: readonly RuleSet[]): RuleSet =>
  all.find(({ id }) => id === rules) ?? RULE_SETS['nts-2019'];

/** The draft, kept with every change; answers follow the tiles. */
const useHand = () => {
  const [draft, setDraft] = useState(keptHand);
  const before = useRef<string | null>(null);
  const all = allRules();
  const keep = (next: HandDraft): void => {
    const fitting = { ...next, answer: fittingAnswer(next, rulesOfDraft(next, all)) };
    keepHand(fitting);
    setDraft(fitting);
  };
  return {
    draft,
    all,
    rules: rulesOfDraft(draft, all),
    before: before.current,
    change: (change: Partial<HandDraft>) => {
      if (change.rules !== undefined && change.rules !== draft.rules) before.current = draft.rules;
      keep({ ...draft, ...change });
    },
    clear: () => keep(cleared(draft)),
  };
};

const SHEET_STEP = 'telblad';
const toSheet = (): void => {
  if (isOneAtATime()) go(`hand?stap=${SHEET_STEP}`);
  else document.querySelector('.one-hand-answer')?.scrollIntoView();
};
const toTiles = (): void => goBack('hand');

/** The one thing to do next, on a screen that shows one thing at a time. */
const Foot = ({ view, step }: { readonly view: HandView; readonly step: 'tiles' | 'sheet' }) => {
  const t = handWords();
  if (step === 'sheet') return <Button onClick={toTiles}>{t.toTiles}</Button>;
  if (view.stage === 'laying') return <p class="quiet">{t.few}</p>;
  if (view.stage === 'pointing') return <p class="quiet">{t.pointFirst}</p>;
  return (
    <Button kind="primary" wide onClick={toSheet}>
      {view.stage === 'waiting' ? t.toWaits : t.toSheet}
    </Button>
  );
};

/** The button that led here is gone: the heading takes the focus. */
const useStepFocus = (step: string): void => {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
};

export const Page = ({ place }: PageProps) => {
  const t = handWords();
  useTitle(t.title);
  const { draft, all, rules, before, change, clear } = useHand();
  const view = viewOf(draft, rules);
  const step = place.query.get('stap') === SHEET_STEP ? 'sheet' : 'tiles';
  useStepFocus(step);
  const where = t.place(
    ruleSetName(rules, language.value),
    WIND_NAMES[draft.seat][language.value],
    roundName(draft.round, language.value),
  );
  return (
    <div class={`one-hand-page one-hand-step-${step}`}>
      <TopBar
        title={t.title}
        subtitle={where}
        backTo=""
        {...(step === 'sheet' ? { onBack: toTiles } : {})}
        actions={
          <Button kind="quiet" onClick={clear}>
            {t.clear}
          </Button>
        }
      />
      <main id="main" class="one-hand-main" tabIndex={-1}>
        <Picker
          laying={draft.laying}
          onChange={(laying) => change({ laying })}
          wanted={14}
          asksLast={draft.answer.first !== 'heaven'}
          line={
            <LiveLine
              rules={rules}
              sheet={view.sheet ?? view.soFar}
              {...(view.stage === 'whole' ? {} : { note: countOfLaying(draft.laying, 14) })}
              {...(view.sheet === null ? {} : { onOpen: toSheet })}
            />
          }
          aside={
            step === 'sheet' || !isOneAtATime() ? (
              <HandBelow draft={draft} view={view} rules={rules} all={all} before={before} change={change} />
            ) : undefined
          }
        />
      </main>
      <footer class="one-hand-foot">
        <Foot view={view} step={step} />
      </footer>
    </div>
  );
};
