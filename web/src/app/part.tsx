import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LoadFailed, Waiting } from '../components/otherwise.tsx';
import { whenIdle } from './later.ts';

/** A part of a page in a file of its own, for what the page can do without at first. */
export interface Part<P> {
  readonly Part: ComponentType<P>;
  /** Asks for the file; a second time only when the first failed. */
  readonly load: () => Promise<unknown>;
}

export const partOf = <P extends object>(ask: () => Promise<ComponentType<P>>): Part<P> => {
  let Loaded: ComponentType<P> | undefined;
  let asked: Promise<void> | undefined;
  const load = (): Promise<void> => {
    asked ??= ask().then(
      (component) => {
        Loaded = component;
      },
      () => {
        asked = undefined;
      },
    );
    return asked;
  };
  const Part = (props: P) => {
    const [isTried, setTried] = useState(Loaded !== undefined);
    useEffect(() => {
      if (!isTried) void load().then(() => setTried(true));
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return isTried ? <LoadFailed /> : <Waiting />;
  };
  return { Part, load };
};

/** Fetches what comes next as soon as the page stands, so that nobody waits for it, not even when the network goes. */
export const useSoon = (parts: readonly { readonly load: () => Promise<unknown> }[]): void => {
  useEffect(() => whenIdle(() => parts.forEach(({ load }) => void load())), []);
};
