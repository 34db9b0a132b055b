/** The game's own clocks, as they run by the source's clock. */

import type { Position } from '../../gen';
import type { Clock } from './types';

/** The soonest of all that is due. The source says when that is by its own clock. */
export function soonest(clock: Clock): number | null {
  const { turn, period, still, longest, prophet, challenge, penalty } = clock;
  const set = [turn, period, still, longest, ...prophet, ...challenge, ...penalty].filter((time) => time !== null);
  return set.length > 0 ? Math.min(...set) : null;
}

/** How many milliseconds are left until a time of the game's clock. `now`: the source's clock. */
export function left(time: number, clock: Clock, position: Pick<Position, 'deadline' | 'time'>, now: number): number {
  const next = soonest(clock);
  // In a pause there is no deadline, and the game's time stands still.
  if (position.deadline === undefined || next === null) return Math.max(0, time - position.time);
  return Math.max(0, position.deadline + (time - next) - now);
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
