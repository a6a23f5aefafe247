import { BIN_DAYS, restorePad } from '@windroos/pad';
import { useEffect } from 'preact/hooks';
import { useTitle } from '../../app/title.ts';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { padListWords } from '../../messages/padList.ts';
import { opened } from '../pad/state/opened.ts';
import { isForgotten, isInBin, type PadSummary, padList, readPads } from './padList.ts';
import { PadRowFrame, PadWords } from './padRow.tsx';
import '../../components/card.css';
import './padsPage.css';

export const frame = 'site';

const DAY_MS = 24 * 60 * 60 * 1000;

const daysLeft = ({ deleted }: PadSummary, now: number): number =>
  Math.max(1, BIN_DAYS - Math.floor((now - deleted!) / DAY_MS));

const putBack = async (id: string): Promise<void> => {
  const pad = await opened(id);
  if (pad !== undefined) pad.write(restorePad(pad.view.value, pad.writer()));
  await readPads();
};

export const Page = () => {
  const t = padListWords();
  useTitle(t.bin);
  useEffect(() => void readPads(), []);
  const now = Date.now();
  const pads = (padList().value ?? []).filter((pad) => isInBin(pad) && !isForgotten(pad, now));
  return (
    <div class="stack pads">
      <h1 tabIndex={-1}>{t.bin}</h1>
      <p class="lead">{t.binText(BIN_DAYS)}</p>
      {pads.length === 0 && <Empty title={t.binEmpty} text="" />}
      <ul class="plain pad-rows">
        {pads.map((pad) => (
          <PadRowFrame key={pad.id}>
            <span class="pad-row-link">
              <PadWords pad={pad} />
              <span class="pad-row-days">{t.daysLeft(daysLeft(pad, now))}</span>
              <Button onClick={() => void putBack(pad.id)}>{t.putBack}</Button>
            </span>
          </PadRowFrame>
        ))}
      </ul>
    </div>
  );
};
