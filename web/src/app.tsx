import { place } from './app/router.ts';
import { type Shown, shown, useArrival } from './app/shown.ts';
import { Frame } from './components/frame.tsx';
import { Guard } from './components/guard.tsx';
import { LiveRegions } from './components/liveRegions.tsx';
import { Notices } from './components/notices.tsx';
import { LoadFailed, NotFound, Waiting } from './components/otherwise.tsx';
import { shellWords } from './messages/shell.ts';

const Ready = ({ view }: { readonly view: Extract<Shown, { readonly kind: 'page' }> }) => {
  const { Page, frame } = view.module;
  const page = <Page key={view.key} params={view.params} place={place.value} />;
  return frame === 'site' ? <Frame>{page}</Frame> : page;
};

const framed = { wait: Waiting, missing: NotFound, failed: LoadFailed } as const;

const Current = () => {
  const view = shown.value;
  if (view.kind === 'page') return <Ready view={view} />;
  const Otherwise = framed[view.kind];
  return (
    <Frame>
      <Otherwise />
    </Frame>
  );
};

const toMain = (): void => {
  const main = document.querySelector<HTMLElement>('main') ?? document.querySelector<HTMLElement>('h1');
  main?.focus();
};

export const App = () => {
  useArrival();
  return (
    <>
      <button type="button" class="skip" onClick={toMain}>
        {shellWords().skip}
      </button>
      <Notices />
      <Guard>
        <Current />
      </Guard>
      <LiveRegions />
    </>
  );
};
