/** Games that are given up before their end. */

import type { SeatInfo } from '../gen/SeatInfo';
import { t, words } from '../words/words.svelte';

/** How a game is over that nobody counted. Whoever alone hasn't given up has won it. */
export function overBy(seats: readonly SeatInfo[], names: readonly string[]): string {
  const called = (gone: boolean): string[] => seats.flatMap(({ resigned }, seat) => (resigned === gone ? [names[seat] ?? ''] : []));
  const [quitters, stayed] = [called(true), called(false)];
  const [winner] = stayed;
  if (quitters.length === 0) return t('web-over');
  const who = words.list(quitters);
  return stayed.length === 1 && winner !== undefined ? t('web-table-given-up-to', { who, winner }) : t('web-table-given-up', { who });
}
