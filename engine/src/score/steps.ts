/** Long work in short steps, so that whoever runs it can do something else in between. */
export type Steps<T> = Generator<void, T>;

/** All of it at once. */
export const allOf = <T>(steps: Steps<T>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
};
