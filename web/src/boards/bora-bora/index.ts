/** Bora Bora in the web client. Here what comes as JSON gets its types. */

import type { Component } from 'svelte';
import type { BoardProps, SeatProps, TitleBoard } from '../contract';
import type { JsonValue } from '../../gen/serde_json/JsonValue';
import { about } from './about';
import { attempts } from './attempts';
import Board from './Board.svelte';
import { describe } from './describe';
import { motions, pieces } from './events';
import { keys } from './keys';
import Seat from './Seat.svelte';
import type { Action, BoraEvent, View } from './types';

const seen = (view: JsonValue): View => view as unknown as View;

const board: TitleBoard = {
  Board: Board as unknown as Component<BoardProps<JsonValue>>,
  Seat: Seat as unknown as Component<SeatProps<JsonValue>>,
  keys: (action, view) => keys(action as Action, seen(view)),
  attempts: (key, view, legal) => attempts(key, seen(view), legal as unknown as Action[]) as JsonValue[],
  pieces: (event) => pieces(event as unknown as BoraEvent),
  motions: (event) => motions(event as unknown as BoraEvent),
  about: (key, view) => about(key, seen(view)),
  describe: (view, names) => describe(seen(view), names),
};

export default board;
