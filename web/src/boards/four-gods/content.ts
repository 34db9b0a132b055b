/** What is printed on the tiles and the table of 4 Gods, from `content/`. */

import type { Provenance } from '../contract';
import { knownOf } from '../known';
import { printed } from '../printed';
import type { TableEntry, TilesEntry } from './types';

const tiles = () => printed<TilesEntry>('four-gods/tiles');
const table = () => printed<TableEntry>('four-gods/table');

/** How well the faces of the tiles are known, and the frame. */
export const facesKnown = (): Provenance => knownOf('tile', tiles());
export const frameKnown = (): Provenance => knownOf('standard', table().frame, table());

/** How many seconds a prophet may be put on a tile just placed. */
export const prophetSeconds = (): number => table().clock.prophet;
