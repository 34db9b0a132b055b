/** A board that shows nothing: every choice is a button. Until a title has its own. */

import type { TitleBoard } from './contract';
import Plain from './Plain.svelte';

export const plain: TitleBoard = {
  Board: Plain,
  Seat: Plain,
  keys: () => [],
  attempts: () => [],
  pieces: () => [],
  motions: () => [],
  about: () => null,
  describe: () => [],
};
