/** The table of a newcomer: two friendly bots, hints, and nothing to fill in. */

import type { NewTable } from '../gen';

/** What makes a first game of a title easier. */
const EASY: Record<string, { options?: Record<string, string>; levels: [number, number] }> = {
  'gods-of-rome': { options: { layout: 'first-game' }, levels: [1, 2] },
  'four-gods': { levels: [1, 1] },
};

/** A first game of a title. */
export function friendly(title: string): NewTable {
  const { options = {}, levels = [1, 2] } = EASY[title] ?? {};
  return {
    title,
    options,
    seats: ['me', ...levels.map((level) => ({ bot: { level } }))],
    access: 'private',
    pace: 'untimed',
    hints: true,
    take_over: 3,
    spectators: 'nobody',
  };
}
