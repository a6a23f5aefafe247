import { type FormatErrorCode, isBonusTile, RULE_SET_IDS } from '@windroos/engine';
import { type Language, type Text, text } from './language.ts';
import { tileNameOr } from './tiles.ts';

/** What can be wrong with a line that somebody sent: the codes of the file formats, and an illegal move. */
export type InputErrorCode = FormatErrorCode | 'not-legal';

export interface InputError {
  readonly code: InputErrorCode;
  readonly field?: string;
  /** The tile, set or name that is wrong, as it was typed. */
  readonly what?: string;
  /** Counted from 0. */
  readonly move?: number;
}

const typed = (what: string | undefined): string => `‘${what ?? ''}’`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const tileText = ({ what = '' }: InputError): Text => text(tileNameOr(what, 'nl'), tileNameOr(what, 'en'));
const KNOWN_RULES = RULE_SET_IDS.join(', ');

const ERRORS: Readonly<Record<InputErrorCode, (error: InputError) => Text>> = {
  'bad-json': () => text('Dit is geen geldig JSON-object.', 'This is not a valid JSON object.'),
  'bad-field': (error) =>
    text(
      `Het veld ${typed(error.field)} ontbreekt of klopt niet.`,
      `The field ${typed(error.field)} is missing or not right.`,
    ),
  'unknown-rules': (error) =>
    text(
      `Spelregels ${typed(error.what)} ken ik niet. Kies uit: ${KNOWN_RULES}.`,
      `I do not know the rules ${typed(error.what)}. Choose from: ${KNOWN_RULES}.`,
    ),
  'unknown-tile': (error) =>
    text(
      `In ${typed(error.field)} staat ${typed(error.what)}; dat is geen steen.`,
      `In ${typed(error.field)} there is ${typed(error.what)}, which is not a tile.`,
    ),
  'fifth-copy': (error) => {
    const [nl, en] = [capital(tileText(error).nl), capital(tileText(error).en)];
    return isBonusTile(error.what)
      ? text(`${nl} komt twee keer voor. Er is er maar één.`, `${en} occurs twice. There is only one.`)
      : text(`${nl} komt vijf keer voor. Er zijn er maar vier.`, `${en} occurs five times. There are only four.`);
  },
  'bad-meld': (error) =>
    text(
      `In ${typed(error.field)} staat ${typed(error.what)}; dat is geen chow, pung of kong.`,
      `In ${typed(error.field)} there is ${typed(error.what)}, which is not a chow, a pung or a kong.`,
    ),
  'win-tile-not-in-hand': (error) =>
    text(
      `De winnende steen, ${tileText(error).nl}, zit niet bij de stenen op de lat.`,
      `The winning tile, ${tileText(error).en}, is not among the tiles on the rack.`,
    ),
  'not-legal': ({ move = 0 }) =>
    text(`Zet ${move + 1} mag hier niet volgens de spelregels.`, `Move ${move + 1} is not allowed here by the rules.`),
};

export const INPUT_ERROR_CODES = Object.keys(ERRORS) as readonly InputErrorCode[];

/** A full sentence that names the tile or the field. */
export const errorText = (error: InputError, language: Language): string => ERRORS[error.code](error)[language];
