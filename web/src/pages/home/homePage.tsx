import { RULE_SET_IDS } from '@windroos/engine';
import { RULE_SET_TEXTS, roundName } from '@windroos/texts';
import type { TileId } from '@windroos/tiles';
import { language } from '../../app/language.ts';
import { type LastPad, lastPad } from '../../app/lastPad.ts';
import { useTitle } from '../../app/title.ts';
import { LinkButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { TileRow } from '../../components/tileRow.tsx';
import { WindSeal } from '../../components/windSeal.tsx';
import { homeWords } from '../../messages/home.ts';
import { hrefIfThere } from '../menu.ts';
import { Table } from './table.tsx';
import '../../components/card.css';
import './homePage.css';

export const frame = 'site';

const Intro = () => {
  const t = homeWords();
  const pad = hrefIfThere('pads');
  const hand = hrefIfThere('oneHand');
  return (
    <div class="home-intro">
      <h1 tabIndex={-1}>
        {t.titleLines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <p class="lead">{t.lead}</p>
      <div class="home-actions">
        {pad !== undefined && (
          <LinkButton kind="primary" href={pad}>
            {t.openPad}
          </LinkButton>
        )}
        {hand !== undefined && <LinkButton href={hand}>{t.oneHand}</LinkButton>}
      </div>
    </div>
  );
};

const GoOn = ({ pad, href }: { readonly pad: LastPad; readonly href: string }) => {
  const t = homeWords();
  return (
    <section class="card home-go-on">
      <WindSeal wind={pad.round} size={46} />
      <p>
        <strong>
          {t.goOn} {pad.name}
        </strong>
        <br />
        <span class="quiet">{t.handOf(roundName(pad.round, language.value), pad.hand, pad.of)}</span>
      </p>
      <LinkButton href={`${href}?blok=${encodeURIComponent(pad.id)}`}>{t.goOnButton}</LinkButton>
    </section>
  );
};

const LastPadCard = () => {
  const pad = lastPad();
  const href = hrefIfThere('pad');
  return pad === undefined || href === undefined ? null : <GoOn pad={pad} href={href} />;
};

const CARDS = [
  { page: 'pads', words: 'pad', tiles: ['dR', 'dR', 'dR'] },
  { page: 'rules', words: 'rules', tiles: ['k1', 'b1', 't1'] },
  { page: 'tiles', words: 'tiles', tiles: ['wE', 'wS', 'wW'] },
] as const satisfies readonly { readonly page: string; readonly words: string; readonly tiles: readonly TileId[] }[];

const PageCard = ({ card }: { readonly card: (typeof CARDS)[number] }) => {
  const href = hrefIfThere(card.page);
  const { title, text } = homeWords().cards[card.words];
  return href === undefined ? null : (
    <li>
      <a class="card card-link home-card" href={href}>
        <TileRow sets={[card.tiles]} width={41} name={null} plain />
        <span>
          <h2>{title}</h2>
          <span class="home-card-text">{text}</span>
        </span>
        <Icon icon="forward" />
      </a>
    </li>
  );
};

const Foot = () => (
  <footer class="home-foot">
    <span>{RULE_SET_IDS.map((id) => RULE_SET_TEXTS[id].name[language.value]).join(' · ')}</span>
    <span>{homeWords().yours}</span>
  </footer>
);

export const Page = () => {
  useTitle('');
  return (
    <div class="home">
      <div class="home-top">
        <div class="home-side">
          <Intro />
          <LastPadCard />
        </div>
        <Table />
      </div>
      <ul class="plain home-cards">
        {CARDS.map((card) => (
          <PageCard key={card.page} card={card} />
        ))}
      </ul>
      <Foot />
    </div>
  );
};
