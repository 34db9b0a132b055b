/** What events were about, and what travels when they are told. */

import type { Key, Motion } from '../contract';
import { face } from './content';
import { columnKey, regionKey, stockKey, supplyKey } from './keys';
import { told } from '../told';
import type { Colour, Event, Region, Resource } from './types';

const seatKey = (seat: number): Key => `seat:${seat}`;

export function pieces(event: Event): Key[] {
  const it = told(event);
  switch (it.kind) {
    case 'first-player':
    case 'drew':
    case 'drew-cards':
    case 'edge-paid':
    case 'gained-gold':
    case 'gained-points':
    case 'offered-more':
      return [seatKey(it.facts.seat)];
    case 'drafted':
      return it.facts.kind ? [seatKey(it.facts.seat), stockKey(it.facts.seat, it.facts.kind)] : [seatKey(it.facts.seat)];
    case 'gained-piece':
      return [seatKey(it.facts.seat), stockKey(it.facts.seat, it.facts.kind)];
    case 'draft-opened':
    case 'round':
    case 'over':
      return [];
    case 'reshuffled':
      return ['deck', 'discards'];
    case 'card-laid':
    case 'paid':
    case 'used':
    case 'declined':
      return [columnKey(it.facts.seat, face(it.facts.card).colour), seatKey(it.facts.seat)];
    case 'card-hidden':
      return [columnKey(it.facts.seat, it.facts.column), seatKey(it.facts.seat)];
    case 'placed':
    case 'sacked':
    case 'raided':
      return [regionKey(it.facts.region), seatKey(it.facts.seat)];
    case 'no-temple-left':
      return [stockKey(it.facts.seat, 'temple'), seatKey(it.facts.seat)];
    case 'took':
    case 'bought':
    case 'sold':
      return [supplyKey(it.facts.resource), seatKey(it.facts.seat)];
    case 'exchanged':
      return [supplyKey(it.facts.from), supplyKey(it.facts.to), seatKey(it.facts.seat)];
    case 'discarded':
    case 'offered':
      return ['discards', seatKey(it.facts.seat)];
    case 'moved':
      return [regionKey(it.facts.from), regionKey(it.facts.to)];
    case 'taxed':
    case 'robbed':
      return [seatKey(it.facts.seat), seatKey(it.facts.from)];
    case 'invoked':
      return [columnKey(it.facts.seat, it.facts.god), seatKey(it.facts.seat)];
    case 'last-round':
      return it.facts.ending === 'temples' || it.facts.ending === 'villages' ? [`end:${it.facts.ending}`] : [];
  }
}

const symbol = (name: string): string => `de-${name}`;

const fromSupply = (seat: number, resource: Resource): Motion => ({
  from: supplyKey(resource),
  to: seatKey(seat),
  piece: symbol(resource),
});

const toSupply = (seat: number, resource: Resource): Motion => ({
  from: seatKey(seat),
  to: supplyKey(resource),
  piece: symbol(resource),
});

const toMap = (seat: number, colour: Colour, region: Region): Motion => ({
  from: seatKey(seat),
  to: regionKey(region),
  piece: symbol(colour),
  seat,
});

const fromVillage = (seat: number, region: Region): Motion => ({
  from: regionKey(region),
  to: seatKey(seat),
  piece: symbol('vp'),
});

export function motions(event: Event): Motion[] {
  const it = told(event);
  switch (it.kind) {
    case 'drew':
      return [{ from: 'deck', to: seatKey(it.facts.seat), piece: symbol('card') }];
    case 'card-laid':
      return [{ from: seatKey(it.facts.seat), to: columnKey(it.facts.seat, face(it.facts.card).colour), piece: symbol('card') }];
    case 'card-hidden':
      return [{ from: seatKey(it.facts.seat), to: columnKey(it.facts.seat, it.facts.column), piece: symbol('card') }];
    case 'placed':
      return [toMap(it.facts.seat, it.facts.colour, it.facts.region)];
    case 'sacked':
    case 'raided':
      return [fromVillage(it.facts.seat, it.facts.region)];
    case 'took':
    case 'bought':
      return [fromSupply(it.facts.seat, it.facts.resource)];
    case 'sold':
      return [toSupply(it.facts.seat, it.facts.resource)];
    case 'exchanged':
      return [toSupply(it.facts.seat, it.facts.from), fromSupply(it.facts.seat, it.facts.to)];
    case 'discarded':
    case 'offered':
    case 'offered-more':
      return [{ from: seatKey(it.facts.seat), to: 'discards', piece: symbol('card') }];
    case 'moved':
      return [{ from: regionKey(it.facts.from), to: regionKey(it.facts.to), piece: symbol('military'), seat: it.facts.seat }];
    case 'taxed':
      return [{ from: seatKey(it.facts.from), to: seatKey(it.facts.seat), piece: symbol('gold') }];
    case 'robbed':
      return [{ from: seatKey(it.facts.from), to: seatKey(it.facts.seat), piece: symbol('vp') }];
    // What is told besides these moves nothing that can be seen, or was moved by another event.
    case 'first-player':
    case 'drafted':
    case 'draft-opened':
    case 'drew-cards':
    case 'reshuffled':
    case 'paid':
    case 'edge-paid':
    case 'no-temple-left':
    case 'used':
    case 'declined':
    case 'gained-gold':
    case 'gained-points':
    case 'gained-piece':
    case 'invoked':
    case 'round':
    case 'last-round':
    case 'over':
      return [];
  }
}
