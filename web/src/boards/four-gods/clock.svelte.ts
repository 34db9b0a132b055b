/** The game's own clocks, as they run by the source's clock. */

import type { Position } from '../../gen';
import type { Clock } from './types';

/** The soonest of all that is due. The source says when that is by its own clock. */
export function soonest(clock: Clock): number | null {
  const { turn, period, still, warning, longest, prophet, challenge, penalty } = clock;
  const set = [turn, period, still, warning, longest, ...prophet, ...challenge, ...penalty.flat()].filter((time) => time !== null);
  return set.length > 0 ? Math.min(...set) : null;
}

/** How many milliseconds are left until a time of the game's clock. `now`: the source's clock. */
export function left(time: number, clock: Clock, position: Pick<Position, 'deadline' | 'time'>, now: number): number {
  const next = soonest(clock);
  // In a pause there is no deadline, and the game's time stands still.
  if (position.deadline === undefined || next === null) return Math.max(0, time - position.time);
  return Math.max(0, position.deadline + (time - next) - now);
}

/** When a long game is worth a word, in milliseconds. */
const SOON = 60_000;

/**
 * The clock that matters now: the final period, the turn, that play stands still (from the warning on, which all are
 * told, FG-N6), or that it will have lasted long enough.
 */
export function mattering(
  clock: Clock,
  rest: (time: number) => number,
): { what: 'period' | 'turn' | 'still' | 'longest'; rest: number } | null {
  for (const what of ['period', 'turn', 'still', 'longest'] as const) {
    const time = clock[what];
    if (time === null || (what === 'still' && clock.warning !== null)) continue;
    if (what !== 'longest' || rest(time) < SOON) return { what, rest: rest(time) };
  }
  return null;
}

/** A clock that ticks while somebody looks. */
export class Tick {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const beat = setInterval(() => (this.now = Date.now()), 200);
      return () => clearInterval(beat);
    });
  }
}
