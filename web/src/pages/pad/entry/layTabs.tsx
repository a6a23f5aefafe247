import type { PlayerId } from '@windroos/pad';
import { countOfLaying } from '../../../components/picker/usePicker.ts';
import { padEntryWords } from '../../../messages/padEntry.ts';
import { nameOf, plain } from '../state/shown.ts';
import { countedOf, isRefused } from './counted.ts';
import { countingPlayers, type Entering } from './entry.ts';
import { layingOf, wantedOf } from './entryDraft.ts';
import { isWhole } from './laidStatus.ts';

interface Status {
  readonly words: string;
  readonly kind: 'open' | 'done' | 'refused';
}

const open = (words: string): Status => ({ words, kind: 'open' });

const laidStatus = (entering: Entering, player: PlayerId): Status => {
  const { entry } = entering;
  const t = padEntryWords().lay;
  const laying = layingOf(entry, player);
  if (laying.tiles.length === 0) return open(t.empty);
  if (!isWhole(entry, player)) return open(countOfLaying(laying, wantedOf(entry, player)));
  const counted = countedOf(entering);
  if (isRefused(counted, player)) return { words: t.refused, kind: 'refused' };
  return { words: `${plain(counted?.hands[player]?.total ?? 0)} ✓`, kind: 'done' };
};

/** '160 ✓', '11 van 13', 'nog leeg', 'dood spel'. */
const statusOf = (entering: Entering, player: PlayerId): Status => {
  const t = padEntryWords().lay;
  const hand = entering.entry.hands[player];
  if (hand === undefined) return open(t.empty);
  if (hand.kind === 'dead') return { words: t.dead, kind: 'done' };
  if (hand.kind === 'skipped') return { words: t.skipped, kind: 'done' };
  if (hand.kind === 'count')
    return hand.digits === '' ? open(t.empty) : { words: `${plain(Number(hand.digits))} ✓`, kind: 'done' };
  return hand.dead === true ? { words: t.dead, kind: 'done' } : laidStatus(entering, player);
};

/** One tab a player; where only the winner counts there is nothing to choose. */
export const LayTabs = (props: Entering & { readonly player: PlayerId }) => {
  const players = countingPlayers(props);
  if (players.length === 1) return null;
  return (
    <nav class="lay-tabs" aria-label={padEntryWords().lay.tabs}>
      {players.map((id) => {
        const { words, kind } = statusOf(props, id);
        return (
          <button
            type="button"
            key={id}
            class="lay-tab"
            aria-current={id === props.player ? 'true' : undefined}
            onClick={() => props.goTo('leggen', id)}
          >
            <span class="lay-tab-name">{nameOf(props.view, id)}</span>
            <span class={`lay-tab-status lay-tab-${kind}`}>{words}</span>
          </button>
        );
      })}
    </nav>
  );
};
