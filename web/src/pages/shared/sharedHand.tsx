import type { Wind } from '@windroos/engine';
import { isWind } from '@windroos/engine';
import type { SharedHand } from '@windroos/pad';
import { countText, numberText, roundName, ruleSetName, WIND_NAMES } from '@windroos/texts';
import { useState } from 'preact/hooks';
import { language } from '../../app/language.ts';
import { go } from '../../app/router.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Mat } from '../../components/mat.tsx';
import { layingOf } from '../../components/picker/layingSetup.ts';
import { SheetCard } from '../../components/sheet/sheetCard.tsx';
import { SheetTiles } from '../../components/sheet/sheetTiles.tsx';
import { WindSeal } from '../../components/windSeal.tsx';
import { shareWords } from '../../messages/share.ts';
import { ShareButton } from '../../share/shareButton.tsx';
import { type HandDraft, keepHand, keptHand, readHandDraft } from '../hand/handDraft.ts';
import { type SharedSeat, type SharedView, viewOfShared } from './sharedView.ts';
import './sharedHand.css';

const nameOf = ({ name, seat }: Pick<SharedSeat, 'name' | 'seat'>): string => name ?? WIND_NAMES[seat][language.value];

export const titleOf = ({ winner }: SharedView): string => {
  const t = shareWords().opened;
  if (winner === null) return t.title;
  if (winner.sheet !== null && !winner.sheet.valid) return t.refused(nameOf(winner));
  return t.won(nameOf(winner), countText(winner.total ?? 0, 'point', language.value));
};

interface Props {
  readonly hand: SharedHand;
  readonly view: SharedView;
}

const Head = ({ hand, view }: Props) => {
  const t = shareWords().opened;
  const { winner } = view;
  return (
    <Mat>
      <div class="shared-head">
        <p class="shared-place">
          {t.place(roundName(hand.round, language.value), ruleSetName(hand.rules, language.value))}
        </p>
        <h1 tabIndex={-1}>{titleOf(view)}</h1>
        {winner !== null && winner.setup !== null && winner.sheet !== null && (
          <SheetTiles setup={winner.setup} sheet={winner.sheet} width={52} />
        )}
        {winner === null && <p>{t.draw}</p>}
      </div>
    </Mat>
  );
};

/** A count that was typed, or a dead hand: there are no tiles to explain it. */
const PlainSeat = ({ shown }: { readonly shown: SharedSeat }) => {
  const t = shareWords().opened;
  const count = countText(shown.total ?? 0, 'point', language.value);
  return (
    <article class="sheet-card shared-plain">
      <WindSeal wind={shown.seat} size={34} />
      <h3>{nameOf(shown)}</h3>
      <span>{shown.entry?.kind === 'dead' ? t.dead : t.count(count)}</span>
    </article>
  );
};

const SeatCard = ({ hand, shown }: { readonly hand: SharedHand; readonly shown: SharedSeat }) => {
  const { setup, sheet, seat, name } = shown;
  if (setup === null || sheet === null) return <PlainSeat shown={shown} />;
  return (
    <SheetCard rules={hand.rules} setup={setup} sheet={sheet} who={{ seat, ...(name === null ? {} : { name }) }} />
  );
};

const Payments = ({ hand, view }: Props) => {
  const t = shareWords().opened;
  const who = (id: string): string => {
    const seat = id as Wind;
    return isWind(id) ? nameOf({ seat, name: hand.names[seat] ?? null }) : id;
  };
  if (view.payments.length === 0) return null;
  return (
    <section class="shared-payments">
      <h2>{t.payments}</h2>
      <ul class="plain">
        {view.payments.map(({ from, to, amount }) => (
          <li key={`${from}${to}`}>
            <span>{t.pays(who(from), who(to))}</span>
            <strong>{numberText(amount, language.value)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The shown hand on the page that counts one hand, to try something else with it. */
const draftOf = (hand: SharedHand, { seat, setup }: SharedSeat): HandDraft | null => {
  if (setup === null) return null;
  const { win } = setup;
  const laying = layingOf({
    rack: setup.rack,
    melds: setup.melds,
    ...(win?.tile === undefined ? {} : { last: win.tile }),
  });
  return readHandDraft({ laying, rules: hand.rules.id, seat, round: setup.round, answer: win, bonus: setup.bonus });
};

const take = (draft: HandDraft): void => {
  keepHand(draft);
  go('hand');
};

const TakeButton = ({ hand, view }: Props) => {
  const t = shareWords().opened;
  const [asking, setAsking] = useState(false);
  const shown = view.winner ?? view.seats[0];
  const draft = shown === undefined ? null : draftOf(hand, shown);
  if (draft === null) return null;
  return (
    <>
      <Button onClick={() => (keptHand().laying.tiles.length > 0 ? setAsking(true) : take(draft))}>{t.take}</Button>
      <Dialog
        open={asking}
        title={t.replace}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.keep}</Button>
            <Button kind="primary" onClick={() => take(draft)}>
              {t.replaceDo}
            </Button>
          </>
        }
      >
        <p>{t.replaceText}</p>
      </Dialog>
    </>
  );
};

/** What a link holds: the winner's tiles, a sheet for each hand that is known, and who pays whom. */
export const SharedHandView = ({ hand }: { readonly hand: SharedHand }) => {
  const t = shareWords().opened;
  const view = viewOfShared(hand);
  return (
    <div class="shared">
      <Head hand={hand} view={view} />
      {view.otherEngine !== null && <p class="quiet">{t.other(view.otherEngine)}</p>}
      <section>
        <h2 class="unseen">{t.sheets}</h2>
        <div class="shared-sheets">
          {view.seats.map((shown) => (
            <SeatCard key={shown.seat} hand={hand} shown={shown} />
          ))}
        </div>
      </section>
      <Payments hand={hand} view={view} />
      <div class="shared-buttons">
        <TakeButton hand={hand} view={view} />
        <ShareButton hand={() => hand} label={shareWords().title} />
      </div>
    </div>
  );
};
