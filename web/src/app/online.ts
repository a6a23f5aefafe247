import { signal } from '@preact/signals';

export const isOnline = signal(navigator.onLine);

const follow = (): void => {
  isOnline.value = navigator.onLine;
};

export const startOnline = (): void => {
  addEventListener('online', follow);
  addEventListener('offline', follow);
};
