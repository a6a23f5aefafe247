import { signal } from '@preact/signals';
import { BASE, href } from './router.ts';

/** A new version is on the device and waits to be let in. */
export const updateReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;

const versionOfPage = (): string => document.querySelector<HTMLMetaElement>('meta[name=windroos-version]')!.content;

/** As long as this page is open, the worker keeps the files of this version. */
const holdVersion = (): void => {
  navigator.locks?.request(`windroos-${versionOfPage()}`, { mode: 'shared' }, () => new Promise<void>(() => {}));
};

const isInstalled = (worker: ServiceWorker | null): boolean => worker?.state === 'installed';

const lookForUpdate = (): void => {
  const hasOld = navigator.serviceWorker.controller !== null;
  if (hasOld && isInstalled(registration?.waiting ?? null)) updateReady.value = true;
};

const watch = (): void => {
  lookForUpdate();
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', lookForUpdate);
  });
};

const HOUR_MS = 3_600_000;
const askAgainLater = (): void => {
  setInterval(() => registration?.update().catch(() => {}), HOUR_MS);
};

/** Lets the new version in; what was being entered is kept as a draft. */
export const acceptUpdate = (): void => {
  const waiting = registration?.waiting;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting) waiting.postMessage('accept');
  else location.reload();
};

/** Only a page from https or localhost can work without a network. */
export const worksOffline = (): boolean => 'serviceWorker' in navigator;

export const startUpdates = async (): Promise<void> => {
  if (!worksOffline() || !import.meta.env.PROD) return;
  holdVersion();
  registration = await navigator.serviceWorker.register(href('sw.js'), { scope: BASE });
  watch();
  askAgainLater();
  navigator.serviceWorker.controller?.postMessage('sweep');
};
