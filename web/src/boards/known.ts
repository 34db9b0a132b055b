/** How well printed values are known, where something has several. */

import type { Provenance } from './contract';
import type { Known } from './printed';

const DOUBT: readonly Provenance[] = ['found', 'derived', 'reconstructed'];

/** A thing is known as well as the least known of its values. */
export const leastKnown = (values: readonly Provenance[]): Provenance => DOUBT.findLast((doubt) => values.includes(doubt)) ?? 'found';

/** How well one value of a thing is known: as the thing says of it, else of itself, else what it lies in, outwards. */
export function knownOf(value: string, ...things: readonly { provenance?: Known }[]): Provenance {
  const own = things[0]?.provenance;
  const said = typeof own === 'object' ? own[value] : undefined;
  const whole = things.map(({ provenance }) => provenance).find((provenance) => typeof provenance === 'string');
  return said ?? whole ?? 'found';
}
