/** Gods of Rome at the table. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { motions, pieces } from './events';
import { factionColour } from './facts';
import { attempts, keys } from './keys';
import Seat from './Seat.svelte';
import type { Action, Event, View } from './types';

const board: TitleBoard<View, Action, Event> = {
  Board,
  Seat,
  colour: factionColour,
  keys,
  attempts,
  pieces,
  motions,
  about,
};

export default board;
