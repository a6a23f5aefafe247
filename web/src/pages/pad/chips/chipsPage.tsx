import type { Purse } from '@windroos/engine';
import { type PadView, type PlayerId, setPurses } from '@windroos/pad';
import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/title.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Empty } from '../../../components/empty.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import { padChipsWords } from '../../../messages/padChips.ts';
import { padSeatsWords } from '../../../messages/padSeats.ts';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { isPlayed, nameOf, plain } from '../state/shown.ts';
import { Chip } from './chip.tsx';
import { ChipRow } from './chipRow.tsx';
import { Handings } from './handings.tsx';
import './chipsPage.css';

export const frame = 'own';

const worthOf = (values: readonly number[], purse: Purse): number =>
  values.reduce((sum, value, index) => sum + value * (purse[index] ?? 0), 0);

interface PurseFormProps {
  readonly values: readonly number[];
  readonly purse: Purse;
  readonly onSave: (purse: Purse) => void;
}

/** Counting anew: how many of each. */
const PurseForm = ({ values, purse, onSave }: PurseFormProps) => {
  const t = padChipsWords();
  const [counts, setCounts] = useState<Purse>(purse);
  const set = (rank: number, count: number): void => setCounts(counts.with(rank, Math.min(200, Math.max(0, count))));
  return (
    <>
      {values.map((value, rank) => (
        <div key={value} class="purse-line">
          <Chip value={value} rank={rank} size={44} />
          <button
            type="button"
            class="purse-step"
            aria-label={t.fewer(plain(value))}
            onClick={() => set(rank, counts[rank]! - 1)}
          >
            −
          </button>
          <input
            class="purse-count"
            inputMode="numeric"
            aria-label={t.chipOf(plain(value))}
            value={String(counts[rank])}
            onInput={(event) => set(rank, Number(event.currentTarget.value.replace(/\D/g, '')))}
          />
          <button
            type="button"
            class="purse-step"
            aria-label={t.moreOf(plain(value))}
            onClick={() => set(rank, counts[rank]! + 1)}
          >
            +
          </button>
        </div>
      ))}
      <p class="purse-worth">
        <span>{t.worth}</span> <strong>{plain(worthOf(values, counts))}</strong>
      </p>
      <Button kind="primary" onClick={() => onSave(counts)}>
        {padSeatsWords().apply}
      </Button>
    </>
  );
};

const Purses = ({ opened, values }: { readonly opened: Opened; readonly values: readonly number[] }) => {
  const t = padChipsWords();
  const view = opened.view.value;
  const [player, setPlayer] = useState<PlayerId | null>(null);
  const { next } = view;
  const save = (purse: Purse): void => {
    if (player !== null && next !== null) opened.write(setPurses(view, opened.writer(), next, { [player]: purse }));
    setPlayer(null);
  };
  return (
    <section>
      <h2 class="hand-title">{t.purses}</h2>
      <ul class="plain">
        {view.players.map(({ id }) => (
          <li key={id} class="purse">
            <p class="purse-head">
              <strong>{nameOf(view, id)}</strong> <span>{plain(worthOf(values, view.chips!.purses[id]!))}</span>
            </p>
            <div class="purse-body">
              <ChipRow values={values} purse={view.chips!.purses[id]!} />
              {next !== null && (
                <Button kind="quiet" onClick={() => setPlayer(id)}>
                  {t.changed}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={player !== null}
        title={player === null ? '' : t.countOf(nameOf(view, player))}
        onClose={() => setPlayer(null)}
      >
        {player !== null && <PurseForm values={values} purse={view.chips!.purses[player]!} onSave={save} />}
      </Dialog>
    </section>
  );
};

const Debts = ({ view }: { readonly view: PadView }) => {
  const t = padChipsWords();
  const debts = view.chips?.debts ?? [];
  return debts.length === 0 ? null : (
    <section>
      <h2 class="hand-title">{t.debts}</h2>
      <ul class="plain">
        {debts.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`} class="purse-head">
            <span>{t.owesTo(nameOf(view, from), nameOf(view, to))}</span> <strong>{plain(amount)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Chips = ({ opened }: { readonly opened: Opened }) => {
  const t = padChipsWords();
  const view = opened.view.value;
  useTitle(t.title);
  const last = view.slots.findLast((slot) => isPlayed(slot) && slot.state === 'counted');
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main pad-narrow" tabIndex={-1}>
        {view.chips === null ? (
          <Empty title={t.none} text={t.noneText} />
        ) : (
          <>
            {last !== undefined && (
              <div class="chips-last">
                <p class="quiet">{padWords().hand(last.number)}</p>
                <Handings opened={opened} slot={last} />
              </div>
            )}
            <Debts view={view} />
            <Purses opened={opened} values={view.chips.values} />
          </>
        )}
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Chips opened={opened} />}</PadScreen>
);
