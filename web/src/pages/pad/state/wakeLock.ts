import { useEffect } from 'preact/hooks';

/** Asked again when the page comes back: a browser lets go when it is hidden. */
const stayAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (!wanted) void lock?.release();
  };
  const onVisible = (): void => void ask();
  document.addEventListener('visibilitychange', onVisible);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
};

/** The screen stays awake for as long as a pad is open, where the browser can. */
export const useWakeLock = (): void => useEffect(() => ('wakeLock' in navigator ? stayAwake() : undefined), []);
