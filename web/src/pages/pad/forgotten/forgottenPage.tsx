import { compareViews, type PadView, type SlotId, type SlotView, slotBefore, withPlace } from '@windroos/pad';
import { useMemo, useState } from 'preact/hooks';
import { href, type Place } from '../../../app/router.ts';
import { useTitle } from '../../../app/title.ts';
import { LinkButton } from '../../../components/button.tsx';
import { Empty } from '../../../components/empty.tsx';
import { Select } from '../../../components/select.tsx';
import { TopBar } from '../../../components/topBar.tsx';
import { padForgottenWords } from '../../../messages/padForgotten.ts';
import type { PageProps } from '../../registry.ts';
import { CorrectionView } from '../correction/correctionView.tsx';
import { PadScreen } from '../shell/padScreen.tsx';
import { entryPath, padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { isPlayed, nameOf } from '../state/shown.ts';
import './forgottenPage.css';

export const frame = 'own';

const handText = (view: PadView, { number, outcome }: SlotView): string => {
  const t = padForgottenWords();
  if (outcome === null) return t.unfinished(number);
  return outcome.winner === null ? t.draw(number) : t.won(number, nameOf(view, outcome.winner));
};

interface ChosenProps {
  readonly view: PadView;
  readonly id: SlotId;
}

/** Where it comes to stand, and what moves along. */
const Preview = ({ view, id }: ChosenProps) => {
  const t = padForgottenWords();
  const after = useMemo(() => withPlace(view, id), [view, id]);
  const slot = after.slots.find((one) => one.id === id)!;
  return (
    <section class="forgotten-preview" aria-live="polite">
      <h2 class="pad-heading">{t.preview}</h2>
      <p>
        <strong>{t.becomes(slot.number, nameOf(view, slot.seats.E))}</strong>
      </p>
      <CorrectionView view={after} correction={compareViews(view, after)} except={slot.number} />
      <p class="quiet">{t.later}</p>
    </section>
  );
};

const Chosen = ({ opened, place }: { readonly opened: Opened; readonly place: Place }) => {
  const t = padForgottenWords();
  const view = opened.view.value;
  const played = view.slots.filter(isPlayed);
  const asked = place.query.get('voor');
  const [chosen, setChosen] = useState(asked);
  const before = (played.find(({ id }) => id === chosen) ?? played.at(-1)!).id;
  const id = slotBefore(view, before);
  return (
    <>
      <main class="pad-main pad-narrow forgotten" tabIndex={-1}>
        <p>{t.text}</p>
        <Select
          label={t.before}
          options={played.map((slot) => ({ value: slot.id, label: handText(view, slot) }))}
          value={before}
          onChange={setChosen}
        />
        <Preview view={view} id={id} />
      </main>
      <footer class="pad-foot">
        <LinkButton kind="primary" href={href(entryPath(opened.id, id))}>
          {t.fill}
        </LinkButton>
      </footer>
    </>
  );
};

const NothingPlayed = () => (
  <main class="pad-main pad-narrow" tabIndex={-1}>
    <Empty title={padForgottenWords().none} text={padForgottenWords().noneText} />
  </main>
);

const Forgotten = ({ opened, place }: { readonly opened: Opened; readonly place: Place }) => {
  const t = padForgottenWords();
  const view = opened.view.value;
  useTitle(t.title);
  return (
    <>
      <TopBar title={t.title} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      {view.slots.some(isPlayed) ? <Chosen opened={opened} place={place} /> : <NothingPlayed />}
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Forgotten opened={opened} place={place} />}</PadScreen>
);
