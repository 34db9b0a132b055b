/** 4 Gods in the client. */

import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { motions, pieces } from './events';
import { OWN_KEYS } from './input';
import { attempts, keys } from './keys';
import { lands } from './layout';
import './palette.css';
import { piecesOf } from './score';
import Seat from './Seat.svelte';
import { prophetColour } from './facts';
import type { Action, Event, View } from './types';

const board: TitleBoard<View, Action, Event> = {
  Board,
  Seat,
  colour: prophetColour,
  keys,
  attempts,
  pieces,
  motions,
  about,
  ownKeys: OWN_KEYS,
  unconfirmed: 'fg-web-unconfirmed',
  scored: (line, view) => piecesOf(line, view, lands(view)),
};

export default board;
