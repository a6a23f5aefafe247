import { ENGINE_VERSION, type RuleSet } from '@windroos/engine';
import { type Edit, type Length, startPad } from '@windroos/pad';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/router.ts';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TopBar } from '../../components/topBar.tsx';
import { padNewWords } from '../../messages/padNew.ts';
import { beginPad } from '../../storage/openPad.ts';
import { askToPersist } from '../../storage/persist.ts';
import { pageHref } from '../menu.ts';
import { padPath } from '../pad/state/addresses.ts';
import { register } from '../pad/state/opened.ts';
import { newPadId, PAGE_ID } from '../pad/state/pageId.ts';
import { weekdayText } from '../pad/state/times.ts';
import { PAGE_PATHS } from '../paths.ts';
import { earlierNames, lastFour } from './earlierNames.ts';
import { LengthChoice } from './lengthChoice.tsx';
import { NamesForm } from './namesForm.tsx';
import { padList, readPads } from './padList.ts';
import { RulesChoice, rulesInOrder } from './rulesChoice.tsx';
import '../pad/shell/padScreen.css';
import './newPadPage.css';

export const frame = 'own';

/** What is filled in so far. */
interface Setup {
  readonly names: readonly string[];
  readonly east: number;
  readonly rules: RuleSet | null;
  readonly length: Length | null;
  /** Null: as the day is called. */
  readonly name: string | null;
}

const EMPTY: Setup = { names: ['', '', '', ''], east: 0, rules: null, length: null, name: null };

/** 'Dinsdagavond' */
const usualName = (): string => {
  const day = weekdayText(Date.now());
  return padNewWords().evening(day.charAt(0).toUpperCase() + day.slice(1));
};

/** Without a name a place is Oost, Zuid, West or Noord of the first hand: the pad shows 'Speler 1'. */
const fourOf = (names: readonly string[]): readonly [string, string, string, string] =>
  names as readonly [string, string, string, string];

const begin = async ({ names, east, rules, length, name }: Setup & { readonly rules: RuleSet }): Promise<void> => {
  const at = Date.now();
  const id = newPadId();
  const edits = startPad(
    { by: PAGE_ID, n: 1, at },
    { name: name ?? usualName(), players: fourOf(names), rules, east, length: length ?? { rounds: rules.flow.rounds } },
  );
  register(await beginPad<Edit>({ id, engine: ENGINE_VERSION, rules, at }, edits));
  void askToPersist();
  go(padPath('pad', id), { replace: true });
};

interface PartProps {
  readonly setup: Setup;
  readonly rules: RuleSet;
  readonly change: (setup: Partial<Setup>) => void;
}

const Rest = ({ setup, rules, change }: PartProps) => {
  const t = padNewWords();
  return (
    <>
      <section>
        <h2 class="new-question">{t.rules}</h2>
        <RulesChoice value={rules} onChange={(next) => change({ rules: next, length: null })} />
        <p class="new-house-rules">
          <a href={pageHref('houseRules')}>{t.addRules}</a>
        </p>
      </section>
      <section>
        <h2 class="new-question">{t.length}</h2>
        <LengthChoice
          rules={rules}
          value={setup.length ?? { rounds: rules.flow.rounds }}
          onChange={(length) => change({ length })}
        />
      </section>
      <section>
        <Field
          label={t.padName}
          value={setup.name ?? usualName()}
          maxLength={80}
          onValue={(name) => change({ name })}
        />
      </section>
    </>
  );
};

export const Page = () => {
  const t = padNewWords();
  const [setup, setSetup] = useState(EMPTY);
  const change = (part: Partial<Setup>): void => setSetup((before) => ({ ...before, ...part }));
  const pads = padList().value ?? [];
  useTitle(t.title);
  useEffect(() => void readPads(), []);
  const rules = setup.rules ?? rulesInOrder()[0]!;
  return (
    <div class="pad-screen">
      <TopBar title={t.title} backTo={PAGE_PATHS.pads} />
      <main class="pad-main pad-narrow new-pad" tabIndex={-1}>
        <NamesForm
          names={setup.names}
          onNames={(names) => change({ names })}
          east={setup.east}
          onEast={(east) => change({ east })}
          earlier={earlierNames(pads)}
          lastFour={lastFour(pads)}
        />
        <Rest setup={setup} rules={rules} change={change} />
      </main>
      <footer class="pad-foot">
        <Button kind="primary" onClick={() => void begin({ ...setup, rules })}>
          {t.begin}
        </Button>
      </footer>
    </div>
  );
};
