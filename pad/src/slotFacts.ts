import { chairsIn, eastIn, type Fields, outcomeIn, writtenAt } from './fields.ts';
import type { SlotFacts } from './sheet/places.ts';
import type { PlayerId } from './values/player.ts';

/** Only people of this pad can sit down. */
export const factsOf = (fields: Fields, players: readonly PlayerId[]): SlotFacts => {
  const chairs = chairsIn(fields);
  return {
    outcome: outcomeIn(fields),
    at: writtenAt(fields),
    east: eastIn(fields),
    chairs: chairs?.every((id) => players.includes(id)) === true ? chairs : null,
  };
};
