/** So long a page may be busy without anybody noticing, also where a phone is four times slower. */
const SLICE_MS = 5;

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Lets the browser paint and answer taps first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

/** Takes the steps of long work a few at a time, and answers with what comes of it. */
export const inSlices = async <T>(steps: Iterator<void, T>): Promise<T> => {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await nextTask();
  }
};
