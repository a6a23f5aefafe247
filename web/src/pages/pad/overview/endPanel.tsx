import { type PadView, playMore } from '@windroos/pad';
import { andList } from '@windroos/texts';
import { language } from '../../../app/language.ts';
import { href } from '../../../app/router.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { padWords } from '../../../messages/pad.ts';
import { PAGE_PATHS } from '../../paths.ts';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { nameOf, signed } from '../state/shown.ts';
import './endPanel.css';

const winnersText = (view: PadView): string => {
  const t = padWords().over;
  const best = view.ranking.filter(({ rank }) => rank === 1);
  const names = best.map(({ player }) => nameOf(view, player));
  const total = signed(best[0]!.total);
  return names.length === 1 ? t.winner(names[0]!, total) : t.winners(andList(names, language.value), total);
};

/** The evening is over: who won, and what now. */
export const EndPanel = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords().over;
  const view = opened.view.value;
  return (
    <section class="end-panel">
      <p>
        <strong>{t.title}</strong> {winnersText(view)}
      </p>
      <ol class="plain end-ranking">
        {view.ranking.map(({ player, rank, total }) => (
          <li key={player}>
            {t.rank(rank)} {nameOf(view, player)} <strong>{signed(total)}</strong>
          </li>
        ))}
      </ol>
      <div class="end-buttons">
        <LinkButton kind="primary" href={href(padPath('padPrint', opened.id))}>
          {t.print}
        </LinkButton>
        <Button onClick={() => opened.write(playMore(opened.view.value, opened.writer()))}>{t.more}</Button>
        <LinkButton href={href(PAGE_PATHS.pads)}>{t.end}</LinkButton>
      </div>
    </section>
  );
};
