/** Brings what a table needs of its title: the board, the words, what is printed, and what it says of itself. */

import { boardOf } from '../boards';
import { bringCaptions } from '../boards/captions';
import { bring, type Values } from '../boards/printed';
import type { TableInfo } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { ProblemError } from '../source/source';
import { words } from '../words/words.svelte';
import { cardOf } from './title-card';
import type { Table } from './table.svelte';

/** Where a table's own things are known. */
export interface OwnThings {
  /** What they are called and say. */
  captions(): Promise<JsonValue>;
  /** What is printed on them. */
  content(): Promise<Values | null>;
}

/** How many tables were loaded: only the last one is shown. */
let loaded = 0;

/** A game keeps the content that it began with: where this is other than what the page was built with, it is asked for. */
export async function loadTitle(table: Table, played: TableInfo, own: OwnThings): Promise<void> {
  const { title } = played;
  loaded += 1;
  const turn = loaded;
  const [board, card, captions] = await Promise.all([
    boardOf(title),
    cardOf(title, table.source),
    own.captions().catch(unknown),
    words.want(title, `web-${title}`),
  ]);
  const corrected = card !== null && card.content !== played.content;
  const values = corrected ? await own.content() : null;
  if (turn !== loaded) return;
  await bring(title, values);
  table.card = card;
  if (captions === undefined) return;
  bringCaptions(title, captions);
  table.board = board;
}

/** A release that lacks a table's content knows nothing of its things; there is no position either, so no board is missed. */
function unknown(error: unknown): undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== 'not-found') throw error;
}
