/** DEUS in the client. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { describe } from './describe';
import { motions, pieces } from './events';
import { attempts, keys } from './keys';
import Seat from './Seat.svelte';
import type { View } from './types';

const deus: TitleBoard<View> = {
  Board,
  Seat,
  keys: (action, view) => keys(action as Parameters<typeof keys>[0], view),
  attempts: (key, view, legal) => attempts(key, view, legal as unknown as Parameters<typeof attempts>[2]),
  pieces: (event) => pieces(event as unknown as Parameters<typeof pieces>[0]),
  motions: (event) => motions(event as unknown as Parameters<typeof motions>[0]),
  about,
  describe,
};

// The table knows no title's view: what it hands over is what the engine made for this one.
export default deus as unknown as TitleBoard;
