/** Brings what a table needs of its title: the board, the words, what is printed, and what it says of itself. */

import { boardOf } from '../boards';
import { bring, type Values } from '../boards/printed';
import type { TableInfo } from '../gen';
import { words } from '../words/words.svelte';
import { cardOf } from './title-card';
import type { Table } from './table.svelte';

/** A game keeps the content that it began with: where this is other than what the page was built with, `own` brings it. */
export async function loadTitle(table: Table, played: TableInfo, own: () => Promise<Values | null>): Promise<void> {
  const { title } = played;
  const [board, card] = await Promise.all([boardOf(title), cardOf(title, table.source), words.want(title, `web-${title}`)]);
  const corrected = card !== null && card.content !== played.content;
  await bring(title, corrected ? await own() : null);
  table.card = card;
  table.board = board;
}
