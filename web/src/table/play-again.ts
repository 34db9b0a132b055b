/** The same table once more. */

import type { NewTable, SeatPlan, TableInfo } from '../gen';

/** The plan of a table with the same people, bots and options. `me`: who asks for it. */
export function plannedAgain(info: TableInfo, me: string | null): NewTable {
  const { title, options, access, pace, hints, take_over, spectators } = info;
  const seats = info.seats.map(({ kind, name, level, user }): SeatPlan => {
    if (kind === 'bot') return { bot: { level: level ?? 1 } };
    if (kind === 'hot-seat') return { 'hot-seat': { name: name ?? '' } };
    return user === me || me === null ? 'me' : 'open';
  });
  return { title, options, seats, access, pace, hints, take_over, spectators };
}
