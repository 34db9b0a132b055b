/** What an event was about, and what travels when it is told. */

import type { Key, Motion } from '../contract';
import { cellKey, slotKey } from './keys';
import { colourOf, told, type Colour, type Event, type Seat } from './types';

const seatKey = (seat: Seat): Key => `seat:${seat}`;
const colourKey = (colour: Colour): Key => `colour:${colour}`;

export function pieces(event: Event): Key[] {
  const it = told(event);
  switch (it.kind) {
    case 'play-began':
    case 'modes-drawn':
    case 'too-late':
      return [];
    case 'first-player':
    case 'ready':
    case 'passed':
    case 'turn-began':
    case 'turn-ended':
    case 'penalty-due':
    case 'penalty-owed':
    case 'left':
    case 'came-back':
      return [seatKey(it.of.seat)];
    case 'colour-picked':
    case 'god-dealt':
    case 'card-dealt':
    case 'god-revealed':
      return [colourKey(it.of.colour), seatKey(it.of.seat)];
    case 'god-chosen':
      return [colourKey(colourOf(it.of.god)), seatKey(it.of.seat)];
    case 'drew':
    case 'put-in-bag':
      return ['bag', seatKey(it.of.seat)];
    case 'in-hand':
      return [`hand:${it.of.hand}`];
    case 'placed':
    case 'challenged':
    case 'removed':
    case 'back-to-hand':
      return [cellKey(it.of.cell)];
    case 'prophet-placed':
    case 'city-built':
      return [cellKey(it.of.cell), ...(it.of.from ? [cellKey(it.of.from)] : [])];
    case 'city-destroyed':
      return [cellKey(it.of.cell), colourKey(it.of.colour), colourKey(it.of.marker)];
    case 'discarded':
    case 'turned-over':
    case 'taken':
      return [slotKey(it.of.slot)];
    case 'final-period':
    case 'last-turns':
      return ['clock'];
    case 'prophet-returned':
      return [cellKey(it.of.cell), colourKey(it.of.colour)];
    case 'prophet-lost':
      return [...(it.of.cell ? [cellKey(it.of.cell)] : []), colourKey(it.of.colour)];
    case 'ended':
      return [];
  }
}

const TILE = 'fg-tile';
const prophet = (colour: Colour): string => `fg-prophet-${colour}`;

export function motions(event: Event): Motion[] {
  const it = told(event);
  switch (it.kind) {
    case 'drew':
      return [{ from: 'bag', to: seatKey(it.of.seat), piece: TILE, seat: it.of.seat }];
    case 'placed':
      return [{ from: seatKey(it.of.seat), to: cellKey(it.of.cell), piece: TILE, seat: it.of.seat }];
    case 'prophet-placed':
    case 'city-built': {
      const { from, cell, colour, seat } = it.of;
      return [{ from: from ? cellKey(from) : colourKey(colour), to: cellKey(cell), piece: prophet(colour), seat }];
    }
    case 'city-destroyed':
      return [{ from: cellKey(it.of.cell), to: colourKey(it.of.marker), piece: 'fg-city', seat: it.of.seat }];
    case 'discarded':
      return [{ from: seatKey(it.of.seat), to: slotKey(it.of.slot), piece: TILE, seat: it.of.seat }];
    case 'taken':
      return [{ from: slotKey(it.of.slot), to: seatKey(it.of.seat), piece: TILE, seat: it.of.seat }];
    case 'put-in-bag':
      return [{ from: seatKey(it.of.seat), to: 'bag', piece: TILE, seat: it.of.seat }];
    case 'back-to-hand':
      return [{ from: cellKey(it.of.cell), to: seatKey(it.of.seat), piece: TILE, seat: it.of.seat }];
    case 'removed':
      return [{ from: cellKey(it.of.cell), to: 'bag', piece: TILE }];
    case 'prophet-returned':
      return [{ from: cellKey(it.of.cell), to: colourKey(it.of.colour), piece: prophet(it.of.colour) }];
    case 'god-chosen':
      return [{ from: colourKey(colourOf(it.of.god)), to: seatKey(it.of.seat), piece: prophet(colourOf(it.of.god)), seat: it.of.seat }];
    case 'colour-picked':
      return [{ from: colourKey(it.of.colour), to: seatKey(it.of.seat), piece: prophet(it.of.colour), seat: it.of.seat }];
    case 'play-began':
    case 'modes-drawn':
    case 'first-player':
    case 'god-dealt':
    case 'card-dealt':
    case 'ready':
    case 'in-hand':
    case 'turned-over':
    case 'passed':
    case 'turn-began':
    case 'turn-ended':
    case 'final-period':
    case 'last-turns':
    case 'challenged':
    case 'prophet-lost':
    case 'penalty-due':
    case 'penalty-owed':
    case 'left':
    case 'came-back':
    case 'too-late':
    case 'god-revealed':
    case 'ended':
      return [];
  }
}
