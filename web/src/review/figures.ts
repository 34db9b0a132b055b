/** Chances as they are written. */

import { words } from '../words/words.svelte';

/** A share of one. */
export const percent = (share: number): string => `${words.number(100 * share, 1)}%`;

/** A change of one, with its sign. */
export const change = (share: number): string => (share > 0 ? '+' : '') + percent(share);
