/** 4 Gods in the client. */

import type { JsonValue } from '../../gen/serde_json/JsonValue';
import type { TitleBoard } from '../contract';
import { about } from './about';
import Board from './Board.svelte';
import { describe } from './describe';
import { motions, pieces } from './events';
import { OWN_KEYS } from './input';
import { attempts, keys } from './keys';
import { lands } from './kingdoms';
import './palette.css';
import { piecesOf } from './score';
import Seat from './Seat.svelte';
import type { Action, Event, View } from './types';

const fourGods: TitleBoard<View> = {
  Board,
  Seat,
  keys: (action, view) => keys(action as Action, view),
  attempts: (key, view, legal) => attempts(key, view, legal) as unknown as JsonValue[],
  pieces: (event) => pieces(event as Event),
  motions: (event) => motions(event as Event),
  about,
  ownKeys: OWN_KEYS,
  unconfirmed: 'fg-web-unconfirmed',
  scored: (line, view) => piecesOf(line, view, lands(view)),
  describe,
};

// The table hands over what the engine told as JSON; here it gets its type.
export default fourGods as unknown as TitleBoard;
