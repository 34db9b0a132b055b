/** Gods of Rome at the table. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { describe } from './describe';
import { motions, pieces } from './events';
import { attempts, keys } from './keys';
import Seat from './Seat.svelte';
import type { Action, Event, View } from './types';

const board: TitleBoard<View> = {
  Board,
  Seat,
  keys: (action, view) => keys(action as Action, view),
  attempts,
  pieces: (event) => pieces(event as Event),
  motions: (event) => motions(event as Event),
  about,
  describe,
};

// What a view is, only the engine and this title know: the table passes it on unread.
export default board as unknown as TitleBoard;
