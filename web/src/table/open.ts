/** Brings what a table needs of its title: the board, the words, what is printed, and what it says of itself. */

import { boardOf } from '../boards';
import { bring } from '../boards/printed';
import { words } from '../words/words.svelte';
import { cardOf } from './card';
import type { Table } from './table.svelte';

export async function dress(table: Table, title: string): Promise<void> {
  const [board, card] = await Promise.all([boardOf(title), cardOf(title, table.source), bring(title), words.want(title, `web-${title}`)]);
  table.card = card;
  table.board = board;
}
