const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest in the direction of an arrow, as the eye sees it: the keys lie in another grid on each screen. */
export const arrowTarget = (key: string, from: HTMLElement, all: Iterable<Element>): HTMLElement | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [x, y] = middle(from);
  const distance = (element: Element): number => {
    const [dx, dy] = middle(element).map((value, axis) => value - (axis === 0 ? x : y)) as [number, number];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    return ahead > 4 && aside < 4 + ahead ? ahead + 3 * aside : Number.POSITIVE_INFINITY;
  };
  const ranked = [...all].map((element) => ({ element, far: distance(element) })).toSorted((a, b) => a.far - b.far);
  const [best] = ranked;
  return best === undefined || best.far === Number.POSITIVE_INFINITY ? undefined : (best.element as HTMLElement);
};
