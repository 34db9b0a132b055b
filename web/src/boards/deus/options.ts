/** How older cards of the table on the screen read a region's size (DE-S1). The board tells it here before a card is asked
 * about, since texts and signs of cards are asked for without a view. */

import type { CitySize } from './types';

let current: CitySize = 'exactly';

export const citySize = (): CitySize => current;

/** Keeps what a table has chosen. */
export function remember(size: CitySize): void {
  current = size;
}
