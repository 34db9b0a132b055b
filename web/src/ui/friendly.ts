/** The table of a newcomer: friendly bots, hints, and nothing to fill in. */

import type { NewTable } from '../gen';
import type { TitleFace } from './titles';

/** A first game of a title. */
export function friendly({ id, newcomer }: TitleFace): NewTable {
  return {
    title: id,
    options: newcomer.options,
    seats: ['me', ...newcomer.levels.map((level) => ({ bot: { level } }))],
    access: 'private',
    pace: 'untimed',
    hints: true,
    take_over: 3,
    spectators: 'nobody',
  };
}
