import type { PlayerId } from '@windroos/pad';
import { roundName } from '@windroos/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../../../app/language.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { NOTHING_LAID } from '../../../components/picker/laying.ts';
import { Picker } from '../../../components/picker/picker.tsx';
import { countOfLaying } from '../../../components/picker/usePicker.ts';
import { LiveLine } from '../../../components/sheet/liveLine.tsx';
import { SheetCard } from '../../../components/sheet/sheetCard.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { padPath } from '../state/addresses.ts';
import { nameOf, windOf } from '../state/shown.ts';
import { heldBesides, withHand, withoutHand } from './changes.ts';
import { countedOf, isRefused } from './counted.ts';
import { countingPlayers, type Entering } from './entry.ts';
import { type HandDraft, layingOf, wantedOf } from './entryDraft.ts';
import { LayTabs } from './layTabs.tsx';
import { liveOf } from './live.ts';
import { RefusedDialog } from './refusedDialog.tsx';
import './layStep.css';

interface LayProps extends Entering {
  readonly player: PlayerId;
  readonly onBack: () => void;
}

/** 'Wis' takes fourteen taps away with one: until the next tile it gives them back. */
const useWipe = ({ entry, player, change }: LayProps) => {
  const [wiped, setWiped] = useState<{ readonly player: PlayerId; readonly hand: HandDraft } | null>(null);
  const hand = entry.hands[player];
  const isEmpty = layingOf(entry, player).tiles.length === 0;
  return {
    wipe: (): void => {
      if (!isEmpty && hand !== undefined) setWiped({ player, hand });
      change(withHand(entry, player, { kind: 'laying', laying: NOTHING_LAID }));
    },
    giveBack: isEmpty && wiped?.player === player ? () => change(withHand(entry, player, wiped.hand)) : null,
  };
};

const Bar = (props: LayProps) => {
  const { opened, view, slot, entry, player, change, onBack } = props;
  const t = padEntryWords().lay;
  const isEmpty = layingOf(entry, player).tiles.length === 0;
  const isDead = entry.hands[player]?.kind === 'dead';
  const { wipe, giveBack } = useWipe(props);
  const wind = roundName(slot.round, language.value);
  return (
    <TopBar
      title={t.title(slot.number)}
      subtitle={`${wind} · ${t.won(nameOf(view, entry.winner!))}`}
      backTo={padPath('pad', opened.id)}
      onBack={onBack}
      actions={
        giveBack !== null ? (
          <Button kind="quiet" onClick={giveBack}>
            {t.giveBack}
          </Button>
        ) : isEmpty && player !== entry.winner ? (
          <Button
            kind="quiet"
            onClick={() => change(isDead ? withoutHand(entry, player) : withHand(entry, player, { kind: 'dead' }))}
          >
            {t.deadSwitch}
          </Button>
        ) : (
          <Button kind="quiet" onClick={wipe}>
            {t.clear}
          </Button>
        )
      }
    />
  );
};

/** The picker with what its tiles count; a tap on the line opens the sheet. */
const Laying = (props: LayProps) => {
  const { rules, view, slot, entry, change, player } = props;
  const [isOpen, setOpen] = useState(false);
  const wanted = wantedOf(entry, player);
  const laying = layingOf(entry, player);
  const live = liveOf(props, player);
  // Where there are tabs the tab says how many there are.
  const saysCount = live === null || (!live.whole && countingPlayers(props).length === 1);
  const who = { name: nameOf(view, player), seat: windOf(slot, player)! };
  const card = live === null ? null : <SheetCard rules={rules} setup={live.setup} sheet={live.sheet} who={who} />;
  return (
    <>
      <Picker
        key={player}
        laying={laying}
        onChange={(next) => change(withHand(entry, player, { kind: 'laying', laying: next }))}
        wanted={wanted}
        asksLast={player === entry.winner && entry.answer?.first !== 'heaven'}
        heldElsewhere={heldBesides(entry, player)}
        line={
          <LiveLine
            rules={rules}
            sheet={live?.sheet ?? null}
            {...(saysCount ? { note: countOfLaying(laying, wanted) } : {})}
            onOpen={() => setOpen(true)}
          />
        }
        aside={card}
      />
      <Dialog open={isOpen} title={padEntryWords().lay.sheetOf(who.name)} onClose={() => setOpen(false)}>
        {card}
      </Dialog>
    </>
  );
};

/** The next in turn whose hand is not there yet. */
const nextPlayer = (props: LayProps): PlayerId | undefined => {
  const players = countingPlayers(props);
  const rest = [...players.slice(players.indexOf(props.player) + 1), ...players];
  return rest.find((id) => id !== props.player && props.entry.hands[id] === undefined);
};

/** The tiles of a player get the focus: a screen reader says whose they are, and typed tiles arrive there. */
const useFocusOn = (player: PlayerId) => {
  const tiles = useRef<HTMLElement>(null);
  useEffect(() => tiles.current?.focus({ preventScroll: true }), [player]);
  return tiles;
};

/** 'Stenen leggen': one tab a player, the winner first. */
export const LayStep = (props: LayProps) => {
  const { view, goTo, player, entry } = props;
  const t = padEntryWords();
  const [isAsking, setAsking] = useState(false);
  const tiles = useFocusOn(player);
  const next = nextPlayer(props);
  const goOn = (): void => (next === undefined ? goTo('klopt') : goTo('leggen', next));
  const onNext = (): void => (isRefused(countedOf(props), player) ? setAsking(true) : goOn());
  return (
    <>
      <div class="lay-top">
        <Bar {...props} />
        <LayTabs {...props} />
      </div>
      <div class="lay-body">
        <main class="lay-main" tabIndex={-1} ref={tiles} aria-label={t.lay.tilesOf(nameOf(view, player))}>
          <Laying {...props} />
        </main>
        <footer class="pad-foot lay-foot">
          <Button onClick={() => goTo('typen')}>{t.lay.type}</Button>
          <Button kind="primary" onClick={onNext}>
            {next === undefined ? t.next : t.lay.nextPlayer(nameOf(view, next))}
          </Button>
        </footer>
      </div>
      {entry.winner === player && (
        <RefusedDialog {...props} open={isAsking} onClose={() => setAsking(false)} onGoOn={goOn} />
      )}
    </>
  );
};
