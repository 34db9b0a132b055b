/** The records of games of a day: one's own, played again from what one put in, or the best that the server has. */

import { apiText } from '../source/api';
import { recordOfPlays } from '../source/daily';
import { ProblemError } from '../source/source';
import { games } from './kept.svelte';
import { bestPlace } from './server';

/** The record that an address calls so. Rejects with a `ProblemError`. */
export async function dailyRecord(id: string): Promise<string> {
  const [day = '', title = '', best] = id.split('~');
  if (best === 'best') return apiText(bestPlace(day, title));
  const game = games.of(day, title);
  if (!game || game.plays === null) throw new ProblemError({ code: 'not-found', message: 'This game is not kept here.' });
  return recordOfPlays(title, day, game.plays);
}
