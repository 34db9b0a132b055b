/** How those who score are called and drawn. */

import { prefixOf } from '../boards';
import { t } from '../words/words.svelte';
import type { Scorer } from './scores';
import type { SeatFace, Table } from './table.svelte';

/** The face of whoever scores. The opponent that the rules play has one too. */
export function faceOf(table: Table, who: Scorer): SeatFace {
  const face = who === 'automa' ? undefined : table.seats[who];
  return face ?? { seat: -1, name: t(`${prefixOf(table.info?.title)}-automa`), colour: 'var(--ink-2)', shape: 'diamond', own: false };
}

/** What points are scored for, in words. */
export function categoryWord(table: Table, category: string): string {
  return t(`${prefixOf(table.info?.title)}-score-${category}`);
}
