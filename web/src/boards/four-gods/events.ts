/** What an event was about, and what travels when it is told. */

import type { Key, Motion } from '../contract';
import { cellKey, slotKey } from './keys';
import { told } from '../told';
import { colourOf } from './facts';
import type { Colour, Event, Seat } from './types';

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
      return [seatKey(it.facts.seat)];
    case 'colour-picked':
    case 'god-dealt':
    case 'card-dealt':
    case 'god-revealed':
      return [colourKey(it.facts.colour), seatKey(it.facts.seat)];
    case 'god-chosen':
      return [colourKey(colourOf(it.facts.god)), seatKey(it.facts.seat)];
    case 'drew':
    case 'put-in-bag':
      return ['bag', seatKey(it.facts.seat)];
    case 'in-hand':
      return [`hand:${it.facts.hand}`];
    case 'placed':
    case 'challenged':
    case 'removed':
    case 'back-to-hand':
      return [cellKey(it.facts.cell)];
    case 'prophet-placed':
    case 'city-built':
      return [cellKey(it.facts.cell), ...(it.facts.from ? [cellKey(it.facts.from)] : [])];
    case 'city-destroyed':
      return [cellKey(it.facts.cell), colourKey(it.facts.colour), colourKey(it.facts.marker)];
    case 'discarded':
    case 'turned-over':
    case 'taken':
      return [slotKey(it.facts.slot)];
    case 'stands-still':
    case 'final-period':
    case 'last-turns':
      return ['clock'];
    case 'prophet-returned':
      return [cellKey(it.facts.cell), colourKey(it.facts.colour)];
    case 'prophet-lost':
      return [...(it.facts.cell ? [cellKey(it.facts.cell)] : []), colourKey(it.facts.colour)];
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
      return [{ from: 'bag', to: seatKey(it.facts.seat), piece: TILE, seat: it.facts.seat }];
    case 'placed':
      return [{ from: seatKey(it.facts.seat), to: cellKey(it.facts.cell), piece: TILE, seat: it.facts.seat }];
    case 'prophet-placed':
    case 'city-built': {
      const { from, cell, colour, seat } = it.facts;
      return [{ from: from ? cellKey(from) : colourKey(colour), to: cellKey(cell), piece: prophet(colour), seat }];
    }
    case 'city-destroyed':
      return [{ from: cellKey(it.facts.cell), to: colourKey(it.facts.marker), piece: 'fg-city', seat: it.facts.seat }];
    case 'discarded':
      return [{ from: seatKey(it.facts.seat), to: slotKey(it.facts.slot), piece: TILE, seat: it.facts.seat }];
    case 'taken':
      return [{ from: slotKey(it.facts.slot), to: seatKey(it.facts.seat), piece: TILE, seat: it.facts.seat }];
    case 'put-in-bag':
      return [{ from: seatKey(it.facts.seat), to: 'bag', piece: TILE, seat: it.facts.seat }];
    case 'back-to-hand':
      return [{ from: cellKey(it.facts.cell), to: seatKey(it.facts.seat), piece: TILE, seat: it.facts.seat }];
    case 'removed':
      return [{ from: cellKey(it.facts.cell), to: 'bag', piece: TILE }];
    case 'prophet-returned':
      return [{ from: cellKey(it.facts.cell), to: colourKey(it.facts.colour), piece: prophet(it.facts.colour) }];
    case 'god-chosen':
      return [
        {
          from: colourKey(colourOf(it.facts.god)),
          to: seatKey(it.facts.seat),
          piece: prophet(colourOf(it.facts.god)),
          seat: it.facts.seat,
        },
      ];
    case 'colour-picked':
      return [{ from: colourKey(it.facts.colour), to: seatKey(it.facts.seat), piece: prophet(it.facts.colour), seat: it.facts.seat }];
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
    case 'stands-still':
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
