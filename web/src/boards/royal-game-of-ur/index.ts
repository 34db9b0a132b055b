/** The Royal Game of Ur at the table. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { motions, pieces } from './events';
import { attempts, homeKey, keys } from './keys';
import Seat from './Seat.svelte';
import type { Action, Event, View } from './types';

const board: TitleBoard<View, Action, Event> = {
  Board,
  Seat,
  keys,
  attempts,
  pieces,
  motions,
  about,
  scored: ({ party }) => (party === 'automa' ? [] : [homeKey(party.seat)]),
};

export default board;
