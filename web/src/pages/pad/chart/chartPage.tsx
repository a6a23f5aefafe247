import type { PadView } from '@windroos/pad';
import { useTitle } from '../../../app/title.ts';
import { TopBar } from '../../../components/topBar.tsx';
import { padWords } from '../../../messages/pad.ts';
import type { PageProps } from '../../registry.ts';
import { PadScreen } from '../shell/padScreen.tsx';
import { padPath } from '../state/addresses.ts';
import type { Opened } from '../state/opened.ts';
import { isPlayed, nameOf, signed } from '../state/shown.ts';
import { TotalsChart } from './totalsChart.tsx';
import './chartPage.css';

export const frame = 'own';

const Row = ({
  view,
  head,
  totals,
}: {
  readonly view: PadView;
  readonly head: string;
  readonly totals: PadView['totals'];
}) => (
  <tr>
    <th scope="row">{head}</th>
    {view.players.map(({ id }) => (
      <td key={id}>{signed(totals[id]!)}</td>
    ))}
  </tr>
);

/** What the chart draws, in figures. */
const TotalsTable = ({ view }: { readonly view: PadView }) => {
  const t = padWords();
  const slots = view.slots.filter((slot) => isPlayed(slot) && slot.state !== 'past-end');
  return (
    <table class="figures">
      <caption>{t.actions.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{t.handColumn}</th>
          {view.players.map(({ id }) => (
            <th key={id} scope="col">
              {nameOf(view, id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slots.map(({ id, number, running }) => (
          <Row key={id} view={view} head={String(number)} totals={running} />
        ))}
      </tbody>
      <tfoot>
        <Row view={view} head={t.totals} totals={view.totals} />
      </tfoot>
    </table>
  );
};

const Chart = ({ opened }: { readonly opened: Opened }) => {
  const t = padWords();
  const view = opened.view.value;
  useTitle(`${t.chart}, ${view.name}`);
  return (
    <>
      <TopBar title={t.chart} subtitle={view.name} backTo={padPath('pad', opened.id)} />
      <main class="pad-main chart-page" tabIndex={-1}>
        <TotalsChart view={view} height={360} />
        <TotalsTable view={view} />
      </main>
    </>
  );
};

export const Page = ({ place }: PageProps) => (
  <PadScreen place={place}>{(opened) => <Chart opened={opened} />}</PadScreen>
);
