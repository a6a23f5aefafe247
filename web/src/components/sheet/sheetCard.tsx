import type { HandSetup, Line, RuleSet, ScoreSheet, Wind } from '@windroos/engine';
import { sheetText, WIND_NAMES } from '@windroos/texts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { sheetWords } from '../../messages/sheet.ts';
import { WindSeal } from '../windSeal.tsx';
import { SheetLines } from './sheetLines.tsx';
import { SheetTiles } from './sheetTiles.tsx';
import './sheetCard.css';

export interface Who {
  readonly seat: Wind;
  /** Without a name the wind is the name. */
  readonly name?: string;
}

export interface SheetCardProps {
  readonly rules: RuleSet;
  readonly setup: HandSetup;
  readonly sheet: ScoreSheet;
  /** Leaves the heading out when it stands elsewhere. */
  readonly who?: Who;
  readonly tileWidth?: number;
  /** Under the total: buttons. */
  readonly children?: ComponentChildren;
}

const Head = ({ who, won }: { readonly who: Who; readonly won: boolean }) => {
  const wind = WIND_NAMES[who.seat][language.value];
  const side = [...(who.name === undefined ? [] : [wind]), ...(won ? [sheetWords().mahjong] : [])].join(' · ');
  return (
    <header class="sheet-head">
      <WindSeal wind={who.seat} size={34} />
      <h3>{who.name ?? wind}</h3>
      <span class="quiet">{side}</span>
    </header>
  );
};

/** One hand's score sheet. A tap on a line says why, and lights the tiles that earned it. */
export const SheetCard = ({ rules, setup, sheet, who, tileWidth = 29, children }: SheetCardProps) => {
  const [line, setLine] = useState<Line | null>(null);
  const shown = line !== null && sheet.lines.includes(line) ? line : null;
  const won = setup.win !== undefined;
  return (
    <article class={`sheet-card${won ? ' sheet-card-won' : ''}`}>
      {who !== undefined && <Head who={who} won={won} />}
      <SheetTiles setup={setup} sheet={sheet} width={tileWidth} lit={shown?.sets ?? 0} />
      <SheetLines
        rules={rules}
        words={sheetText(rules, sheet, language.value)}
        opened={{ line: shown, toggle: (next) => setLine(next === shown ? null : next) }}
      />
      {children}
    </article>
  );
};
