/** What can be pointed at on the board, and which actions are meant by it. */

import type { Key } from '../contract';
import { told } from '../told';
import { isShared } from './content';
import type { Action, MoveView, Seat, Square, View } from './types';

/** A square as somebody's way counts it: one of their own, or one of the middle row. */
export const squareKey = (seat: Seat, square: Square): Key => (isShared(square) ? `middle:${square}` : `own:${seat}:${square}`);
/** The pieces that wait beside the board. */
export const waitingKey = (seat: Seat): Key => `waiting:${seat}`;
/** The pieces that were borne off. */
export const homeKey = (seat: Seat): Key => `home:${seat}`;
export const DICE = 'dice';

/** Where a move begins and where it ends. */
export const fromKey = (seat: Seat, from: Square | null): Key => (from === null ? waitingKey(seat) : squareKey(seat, from));
export const toKey = (seat: Seat, to: Square | null): Key => (to === null ? homeKey(seat) : squareKey(seat, to));

/** The move that an action is, as the engine tells what comes of it. */
export function moveOf(action: Action, view: View): MoveView | null {
  const it = told(action);
  if (it.kind === 'pass') return null;
  const from = it.kind === 'move' ? it.facts : null;
  return view.moves.find((move) => move.from === from) ?? null;
}

/** Where an action can be chosen: at the piece, and at the square that it reaches. No two moves share either. */
export function keys(action: Action, view: View): Key[] {
  const move = moveOf(action, view);
  return move ? [fromKey(view.turn, move.from), toKey(view.turn, move.to)] : [];
}

/** A key taken apart: its kind and what it names. */
export function parts(key: Key): [kind: string, first: number, second: number] {
  const [kind = '', first = '', second = ''] = key.split(':');
  return [kind, Number(first), Number(second)];
}

/** What somebody may have meant who points at something that can't be chosen. */
export function attempts(key: Key, view: View): Action[] {
  const [kind, first, second] = parts(key);
  switch (kind) {
    case 'middle':
      return [{ move: first }];
    case 'own':
      return first === view.turn ? [{ move: second }] : [];
    case 'waiting':
      return first === view.turn ? ['enter'] : [];
    case 'home': {
      const foremost = view.players[first === 0 ? 0 : 1].on.at(-1);
      return first === view.turn && foremost !== undefined ? [{ move: foremost }] : [];
    }
    case DICE:
      return ['pass'];
    default:
      return [];
  }
}
