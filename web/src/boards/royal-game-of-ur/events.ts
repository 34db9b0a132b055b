/** What an event was about, and what travels when it is told. */

import type { Key, Motion } from '../contract';
import { told } from '../told';
import { DICE, homeKey, squareKey, waitingKey } from './keys';
import type { Event, Seat } from './types';

const seatKey = (seat: Seat): Key => `seat:${seat}`;
const flight = (seat: Seat, from: Key, to: Key): Motion => ({ from, to, piece: `ur-piece-${seat}`, seat });

/** Where one looks for it on the board. */
export function pieces(event: Event): Key[] {
  const it = told(event);
  switch (it.kind) {
    case 'first-player':
      return [seatKey(it.facts.seat)];
    case 'threw':
    case 'passed':
      return [DICE, seatKey(it.facts.seat)];
    case 'entered':
      return [squareKey(it.facts.seat, it.facts.to)];
    case 'moved':
      return [squareKey(it.facts.seat, it.facts.from), squareKey(it.facts.seat, it.facts.to)];
    case 'sent-back':
    case 'throws-again':
      return [squareKey(it.facts.seat, it.facts.square)];
    case 'borne-off':
      return [homeKey(it.facts.seat)];
    case 'ended':
      return [homeKey(0), homeKey(1)];
  }
}

/** What travels: pieces, and nothing else. */
export function motions(event: Event): Motion[] {
  const it = told(event);
  switch (it.kind) {
    case 'entered':
      return [flight(it.facts.seat, waitingKey(it.facts.seat), squareKey(it.facts.seat, it.facts.to))];
    case 'moved':
      return [flight(it.facts.seat, squareKey(it.facts.seat, it.facts.from), squareKey(it.facts.seat, it.facts.to))];
    case 'sent-back':
      return [flight(it.facts.seat, squareKey(it.facts.seat, it.facts.square), waitingKey(it.facts.seat))];
    case 'borne-off':
      return [flight(it.facts.seat, squareKey(it.facts.seat, it.facts.from), homeKey(it.facts.seat))];
    case 'first-player':
    case 'threw':
    case 'throws-again':
    case 'passed':
    case 'ended':
      return [];
  }
}
