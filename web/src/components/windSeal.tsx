import type { Wind } from '@windroos/engine';
import { WIND_NAMES } from '@windroos/texts';
import { language } from '../app/language.ts';
import { sealId, windId } from './tileIds.ts';
import './windSeal.css';

export interface WindSealProps {
  readonly wind: Wind;
  /** In pixels. */
  readonly size?: number;
  /** Says the wind's name to a screen reader; off where the word stands beside it. */
  readonly named?: boolean;
}

interface SquareProps extends WindSealProps {
  readonly id: string;
}

const Square = ({ id, wind, size = 36, named = false }: SquareProps) => (
  <svg class="seal" viewBox="0 0 240 240" width={size} height={size} role="img" aria-hidden={!named}>
    <title>{WIND_NAMES[wind][language.value]}</title>
    <use href={`#${id}`} width={240} height={240} />
  </svg>
);

/** A player's avatar: East red, the others quiet. */
export const WindSeal = (props: WindSealProps) => <Square {...props} id={sealId(props.wind)} />;

/** The character alone, in the colour of the text: headings of rounds. */
export const WindMark = (props: WindSealProps) => <Square {...props} id={windId(props.wind)} />;
