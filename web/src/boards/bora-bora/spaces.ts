/** The twelve spaces of a player board, as what lies on them. The first eleven are alike, so people come first there,
 * kind by kind, then huts, then what is free. */

import { KINDS, SEXES, type Kind, type PlayerView, type Sex } from './types';

export interface Group {
  sex: Sex;
  kind: Kind;
  /** The spaces from 0 on which they lie, and which of them are moved down. */
  cells: { cell: number; down: boolean }[];
}

export interface Spaces {
  folk: Group[];
  huts: number[];
  free: number[];
}

const TWELFTH = 11;

export function spaces(player: PlayerView): Spaces {
  // Who lies on the twelfth space makes no difference, so the last one does.
  const people = SEXES.flatMap((sex, s) =>
    KINDS.flatMap((kind, k) => {
      const folk = player.folk[s];
      const down = folk?.down[k] ?? 0;
      return Array.from({ length: folk?.all[k] ?? 0 }, (_, nth) => ({ sex, kind, down: nth < down }));
    }),
  );
  const folk: Group[] = [];
  people.forEach(({ sex, kind, down }, index) => {
    const cell = player.twelfth_person && index === people.length - 1 ? TWELFTH : index;
    const last = folk.at(-1);
    if (last?.sex === sex && last.kind === kind) last.cells.push({ cell, down });
    else folk.push({ sex, kind, cells: [{ cell, down }] });
  });
  const lying = people.length - (player.twelfth_person ? 1 : 0);
  const rest = Array.from({ length: TWELFTH - lying }, (_, index) => lying + index);
  return { folk, huts: rest.slice(0, player.huts), free: rest.slice(player.huts) };
}
