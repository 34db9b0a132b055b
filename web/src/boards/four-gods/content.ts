/** What is printed on the tiles and the table of 4 Gods, from `content/`, and what the engine says of the tiles' sides. */

import { captions } from '../captions';
import type { Provenance } from '../contract';
import { knownOf } from '../known';
import { printed } from '../printed';
import type { AreaCaption, Captions, Face, FaceCaption, TableEntry, TilesEntry } from './types';

const tiles = () => printed<TilesEntry>('four-gods/tiles');
const table = () => printed<TableEntry>('four-gods/table');

/** How well the faces of the tiles are known, and the frame. */
export const facesKnown = (): Provenance => knownOf('tile', tiles());
export const frameKnown = (): Provenance => knownOf('standard', table().frame, table());

/** How many seconds a prophet may be put on a tile just placed. */
export const prophetSeconds = (): number => table().clock.prophet;

/** A side of a tile as it lies. */
export function faceCaption(face: Face): FaceCaption {
  const caption = captions<Captions>('four-gods').faces[face];
  if (!caption) throw new Error(`no tile shows ${face}`);
  return caption;
}

/** Its areas. */
export function areasOf({ areas }: FaceCaption): AreaCaption[] {
  const all = captions<Captions>('four-gods').areas;
  return areas.flatMap((place) => all[place] ?? []);
}
