import { spoken, type Urgency } from '../app/live.ts';

/** The same sentence twice is two changes, so that it is read twice. */
const textOf = (urgency: Urgency): string => {
  const { text, times } = spoken[urgency].value;
  return times % 2 === 0 ? text : `${text}\u00a0`;
};

/** Screen readers listen here; see `say`. */
export const LiveRegions = () => (
  <div class="unseen">
    <p aria-live="polite">{textOf('polite')}</p>
    <p aria-live="assertive">{textOf('assertive')}</p>
  </div>
);
