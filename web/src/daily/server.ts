/** What a server keeps of the daily deals: who began, who finished how, and how everybody did. Everything here may fail;
 * playing never waits for it. */

import type { DailyStanding } from '../gen';
import { api } from '../source/api';
import { recordOfPlays } from '../source/daily';
import { remote } from '../source/remote.svelte';
import { passes, ProblemError } from '../source/source';
import { games, type DailyGame } from './kept.svelte';

const place = (day: string, title: string): string => `/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(title)}`;

/** How a deal stands, as a server knows it. Rejects where none can be reached. */
export const standingOf = (day: string, title: string): Promise<DailyStanding> => api('GET', place(day, title));

/** Where the best game of a deal is. */
export const bestPlace = (day: string, title: string): string => `${place(day, title)}/best`;

/** Tells the server that a game begins, so that it counts as begun before its eyes. Who plays comes in as a guest for it. */
export async function announce({ deal, attempt }: DailyGame): Promise<void> {
  await remote.enter();
  await api('POST', `${place(deal.day, deal.title)}/begin`, { attempt });
}

/** The games that are on their way. */
const onTheWay = new Map<string, Promise<DailyStanding>>();

/** Sends a finished game in, once however often it is asked for. The server plays it again before it believes it. */
export function send(game: DailyGame): Promise<DailyStanding> {
  const { attempt } = game;
  const sent = onTheWay.get(attempt) ?? sendNow(game).finally(() => onTheWay.delete(attempt));
  onTheWay.set(attempt, sent);
  return sent;
}

async function sendNow(game: DailyGame): Promise<DailyStanding> {
  const { deal, attempt, plays } = game;
  const record = await recordOfPlays(deal.title, deal.day, plays);
  await remote.enter();
  try {
    const standing = await api<DailyStanding>('POST', `${place(deal.day, deal.title)}/result`, { attempt, record });
    games.keep({ ...game, sent: true });
    return standing;
  } catch (error) {
    // What is refused for good isn't sent again.
    if (error instanceof ProblemError && !passes(error.problem) && error.problem.code !== 'not-signed-in') {
      games.keep({ ...game, sent: true });
    }
    throw error;
  }
}

let sending: Promise<void> | null = null;

/** Sends everything that waits, one game after the other. Where no server can be reached it waits on. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<void> {
  for (const game of games.list) {
    if (game.sent || game.done === null || game.plays === null) continue;
    try {
      await send(game);
    } catch (error) {
      if (!(error instanceof ProblemError) || passes(error.problem)) return;
    }
  }
}
