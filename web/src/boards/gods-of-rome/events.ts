/** What an event was about, and what travels when it is told. */

import type { Key, Motion } from '../contract';
import {
  DECK,
  FAVOUR,
  HIDDEN,
  PATRONUS,
  SCORE,
  blessingKey,
  cardKey,
  checkpointKey,
  factionKey,
  objectiveKey,
  slotKey,
  suppliesKey,
  templeKey,
  territoryKey,
} from './keys';
import { told } from '../told';
import type { Event, God, Party, Seat } from './types';

const seatKey = (seat: Seat): Key => `seat:${seat}`;
const partyKeys = (party: Party): Key[] => (party === 'automa' ? [PATRONUS] : [seatKey(party.seat)]);

/** Where one looks for it on the board. */
export function pieces(event: Event): Key[] {
  const it = told(event);
  switch (it.kind) {
    case 'first-player':
    case 'scoring-declined':
      return [seatKey(it.facts.seat)];
    case 'god-removed':
    case 'piece-returned':
    case 'no-meeple-left':
      return [templeKey(it.facts.god)];
    case 'card-opened':
      return [1, 2, 3, 4].map(cardKey);
    case 'objective-opened':
      return [objectiveKey(it.facts.objective)];
    case 'faction-chosen':
      return [seatKey(it.facts.seat), templeKey(it.facts.god), factionKey(it.facts.god)];
    case 'home-reinforced':
    case 'grew':
    case 'temple-built':
      return [territoryKey(it.facts.territory)];
    case 'visited':
      return [templeKey(it.facts.god), suppliesKey(it.facts.seat)];
    case 'blessing-received':
    case 'blessing-renewed':
    case 'blessing-used':
      return [blessingKey(it.facts.seat, it.facts.god)];
    case 'meeple-placed':
      return [territoryKey(it.facts.territory), templeKey(it.facts.faction)];
    case 'activated':
    case 'card-taken':
      return [slotKey(it.facts.seat, it.facts.slot)];
    case 'moved':
    case 'pushed':
    case 'patronus-moved':
      return [territoryKey(it.facts.from), territoryKey(it.facts.to)];
    case 'piece-moved':
      return [territoryKey(it.facts.territory), templeKey(it.facts.god)];
    case 'scoring-began':
      return [SCORE, seatKey(it.facts.seat)];
    case 'territory-scored':
      return [territoryKey(it.facts.territory), ...it.facts.objectives.map(objectiveKey)];
    case 'objective-scored':
      return [objectiveKey(it.facts.objective)];
    case 'scored':
    case 'caught-up':
      return [FAVOUR, ...partyKeys(it.facts.party)];
    case 'harvest-turned':
    case 'patronus-placed':
      return [territoryKey(it.facts.territory)];
    case 'checkpoint-reached':
    case 'points-claimed':
      return [checkpointKey(it.facts.checkpoint), ...partyKeys(it.facts.party)];
    case 'die-thrown':
    case 'patronus-passed':
      return [PATRONUS];
    case 'ended':
      return [FAVOUR];
  }
}

/** The symbol of a meeple; of nobody's in particular where the event doesn't say whose. */
const meeple = (god: God | null): string => (god ? `gr-meeple-${god}` : 'gr-meeple');
/** Events don't say at which place a card lay: one in the middle stands for all four. */
const OPEN_CARDS = cardKey(2);
const by = (seat: Seat): { seat: Seat } => ({ seat });

/** What travels. A seat's own meeples take the seat's colour, as the event names no faction. */
export function motions(event: Event): Motion[] {
  const it = told(event);
  switch (it.kind) {
    case 'home-reinforced':
    case 'grew':
      return [{ from: seatKey(it.facts.seat), to: territoryKey(it.facts.territory), piece: meeple(null), ...by(it.facts.seat) }];
    case 'visited':
      return [{ from: seatKey(it.facts.seat), to: templeKey(it.facts.god), piece: 'gr-disc', ...by(it.facts.seat) }];
    case 'blessing-received':
      return [{ from: templeKey(it.facts.god), to: blessingKey(it.facts.seat, it.facts.god), piece: `gr-blessing-${it.facts.god}` }];
    case 'meeple-placed':
      return [{ from: templeKey(it.facts.faction), to: territoryKey(it.facts.territory), piece: meeple(it.facts.faction) }];
    case 'activated':
      return [{ from: seatKey(it.facts.seat), to: slotKey(it.facts.seat, it.facts.slot), piece: 'gr-disc', ...by(it.facts.seat) }];
    case 'moved':
      return [{ from: territoryKey(it.facts.from), to: territoryKey(it.facts.to), piece: meeple(null), ...by(it.facts.seat) }];
    case 'pushed':
      return [{ from: territoryKey(it.facts.from), to: territoryKey(it.facts.to), piece: meeple(it.facts.faction) }];
    case 'temple-built':
      return [{ from: seatKey(it.facts.seat), to: territoryKey(it.facts.territory), piece: 'gr-temple', ...by(it.facts.seat) }];
    case 'card-taken':
      return [{ from: OPEN_CARDS, to: slotKey(it.facts.seat, it.facts.slot), piece: 'gr-card' }];
    case 'card-opened':
      return [{ from: DECK, to: OPEN_CARDS, piece: 'gr-card' }];
    case 'piece-moved':
      return [{ from: templeKey(it.facts.god), to: territoryKey(it.facts.territory), piece: `gr-god-${it.facts.god}` }];
    case 'territory-scored':
      return it.facts.favour > 0 ? [{ from: territoryKey(it.facts.territory), to: FAVOUR, piece: 'gr-laurel', ...by(it.facts.seat) }] : [];
    case 'objective-scored':
      return [{ from: objectiveKey(it.facts.objective), to: FAVOUR, piece: 'gr-laurel', ...by(it.facts.seat) }];
    case 'objective-opened':
      return [{ from: HIDDEN, to: objectiveKey(it.facts.objective), piece: 'gr-card' }];
    case 'points-claimed':
      return it.facts.party === 'automa'
        ? [{ from: PATRONUS, to: checkpointKey(it.facts.checkpoint), piece: 'gr-disc' }]
        : [{ from: seatKey(it.facts.party.seat), to: checkpointKey(it.facts.checkpoint), piece: 'gr-disc', ...by(it.facts.party.seat) }];
    case 'patronus-placed':
      return [{ from: PATRONUS, to: territoryKey(it.facts.territory), piece: meeple(null) }];
    case 'patronus-moved':
      return [{ from: territoryKey(it.facts.from), to: territoryKey(it.facts.to), piece: meeple(null) }];
    case 'first-player':
    case 'god-removed':
    case 'faction-chosen':
    case 'piece-returned':
    case 'blessing-renewed':
    case 'no-meeple-left':
    case 'blessing-used':
    case 'scoring-began':
    case 'scored':
    case 'harvest-turned':
    case 'checkpoint-reached':
    case 'caught-up':
    case 'scoring-declined':
    case 'die-thrown':
    case 'patronus-passed':
    case 'ended':
      return [];
  }
}
