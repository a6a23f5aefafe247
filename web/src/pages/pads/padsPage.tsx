import { useEffect } from 'preact/hooks';
import { href } from '../../app/router.ts';
import { useTitle } from '../../app/title.ts';
import { LinkButton } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { Waiting } from '../../components/otherwise.tsx';
import { padListWords } from '../../messages/padList.ts';
import { pageHref } from '../menu.ts';
import { padPath } from '../pad/state/addresses.ts';
import { PAGE_PATHS } from '../paths.ts';
import { OpenFile } from './openFile.tsx';
import { isForgotten, isInBin, type PadSummary, padList, readPads } from './padList.ts';
import { PadRowFrame, PadWords } from './padRow.tsx';
import '../../components/card.css';
import './padsPage.css';

export const frame = 'site';

const PadLink = ({ pad }: { readonly pad: PadSummary }) => (
  <PadRowFrame>
    <a class="pad-row-link" href={href(padPath('pad', pad.id))}>
      <PadWords pad={pad} />
      <Icon icon="forward" />
    </a>
  </PadRowFrame>
);

const NewPad = () => (
  <LinkButton kind="primary" href={pageHref('newPad')}>
    {padListWords().new}
  </LinkButton>
);

const Pads = ({ pads }: { readonly pads: readonly PadSummary[] }) => {
  const t = padListWords();
  if (pads.length === 0) return <Empty title={t.empty} text={t.emptyText} action={<NewPad />} />;
  return (
    <ul class="plain pad-rows">
      {pads.map((pad) => (
        <PadLink key={pad.id} pad={pad} />
      ))}
    </ul>
  );
};

export const Page = () => {
  const t = padListWords();
  const all = padList().value;
  useTitle(t.title);
  useEffect(() => void readPads(), []);
  if (all === null)
    return (
      <div class="stack">
        <h1 tabIndex={-1}>{t.title}</h1>
        <Waiting />
      </div>
    );
  const pads = all.filter((pad) => !isInBin(pad));
  const binned = all.filter((pad) => isInBin(pad) && !isForgotten(pad, Date.now()));
  return (
    <div class="stack pads">
      <div class="pads-head">
        <h1 tabIndex={-1}>{t.title}</h1>
        {pads.length > 0 && <NewPad />}
      </div>
      <Pads pads={pads} />
      <OpenFile />
      <p class="pads-links">
        <a href={href(PAGE_PATHS.padPrint)}>{t.emptyForm}</a>
        {binned.length > 0 && <a href={pageHref('padBin')}>{t.toBin(binned.length)}</a>}
      </p>
    </div>
  );
};
