/** Bora Bora in the web client. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { motions, pieces } from './events';
import { attempts, keys } from './keys';
import './palette.css';
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
};

export default board;
