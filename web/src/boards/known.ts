/** How well printed values are known, where something has several. */

import type { Provenance } from './contract';

const DOUBT: readonly Provenance[] = ['found', 'derived', 'reconstructed'];

/** A thing is known as well as the least known of its values. */
export const leastKnown = (values: readonly Provenance[]): Provenance =>
  DOUBT.findLast((doubt) => values.includes(doubt)) ?? 'found';
