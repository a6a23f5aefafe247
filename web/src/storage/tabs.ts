import type { StoredEdit } from './records.ts';

/** What one tab tells the others. */
export type TabMessage =
  | { readonly kind: 'edits'; readonly pad: string; readonly edits: readonly StoredEdit[] }
  | { readonly kind: 'pads' }
  | { readonly kind: 'rules' };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('windroos');

export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Returns how to stop listening. */
export const onTabs = (listen: (message: TabMessage) => void): (() => void) => {
  const onMessage = (event: MessageEvent<TabMessage>): void => listen(event.data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};
