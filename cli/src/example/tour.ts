import { intro, outro } from '@clack/prompts';
import { type JsonObject, RULE_SET_IDS, type RuleSetId } from '@windroos/engine';
import { type Language, RULE_SET_TEXTS, type Text } from '@windroos/texts';
import { Stop } from '../exit.ts';
import { handOfCase } from '../input/handCase.ts';
import { sheetView } from '../output/sheetView.ts';
import { wrap } from '../output/width.ts';
import { print, type Shell } from '../shell.ts';
import { askHand, choose } from './askHand.ts';
import { EXAMPLE } from './exampleHand.ts';
import { WORDS } from './words.ts';

/** What the person looks at now. */
interface View {
  readonly shell: Shell;
  readonly rules: RuleSetId;
  readonly hand: JsonObject;
  readonly explain: boolean;
}

const firstView = (shell: Shell): View => ({ shell, rules: 'nts-2019', hand: EXAMPLE, explain: false });

const STEPS = ['explain', 'rules', 'own', 'language', 'quit'] as const;
type Step = (typeof STEPS)[number];

const withLanguage = (shell: Shell, language: Language): Shell => ({
  ...shell,
  language,
  say: (words: Text) => words[language],
});

const chooseRules = async (view: View): Promise<View> => {
  const { shell, rules } = view;
  const options = RULE_SET_IDS.map((value) => ({
    value,
    label: shell.say(RULE_SET_TEXTS[value].name),
    hint: shell.say(RULE_SET_TEXTS[value].summary),
  }));
  return { ...view, rules: (await choose(shell, WORDS.whichRules, options, rules)) ?? rules, explain: false };
};

/** What each choice makes of the view. */
const NEXT: Readonly<Record<Exclude<Step, 'quit'>, (view: View) => Promise<View>>> = {
  explain: async (view) => ({ ...view, explain: true }),
  rules: chooseRules,
  own: async (view) => ({ ...view, hand: (await askHand(view.shell)) ?? view.hand, explain: false }),
  language: async (view) => ({
    ...view,
    shell: withLanguage(view.shell, view.shell.language === 'nl' ? 'en' : 'nl'),
  }),
};

/** The sheet, or one sentence when the tiles cannot be a hand. */
const sheetOf = ({ shell, rules, hand, explain }: View): string => {
  try {
    return sheetView(shell, handOfCase(shell, { ...hand, rules }), { plain: false, explain });
  } catch (error) {
    if (error instanceof Stop) return shell.paint.bad(error.message);
    throw error;
  }
};

/** The story of the example, before its sheet. */
const told = ({ shell, hand }: View): string =>
  hand === EXAMPLE ? `${wrap(shell.say(WORDS.example), shell.columns).join('\n')}\n\n` : '';

/** The example as it stands, for whoever cannot answer questions. */
export const showExample = (shell: Shell): Promise<void> =>
  print(shell, [sheetOf(firstView(shell)), '', shell.say(WORDS.hint), shell.say(WORDS.more)].join('\n'));

/** Shows the example and does what is asked, until the person has seen enough. */
export const tour = async (shell: Shell): Promise<void> => {
  const output = { output: shell.io.stdout };
  intro(shell.say(WORDS.welcome), output);
  let view = firstView(shell);
  let step: Step | null = 'explain';
  while (step !== null && step !== 'quit') {
    const { shell: now } = view;
    await print(now, `\n${told(view)}${sheetOf(view)}\n`);
    step = await choose<Step>(
      now,
      WORDS.what,
      STEPS.map((value) => ({ value, label: now.say(WORDS[value]) })),
    );
    if (step !== null && step !== 'quit') view = await NEXT[step](view);
  }
  outro(view.shell.say(WORDS.bye), output);
};
