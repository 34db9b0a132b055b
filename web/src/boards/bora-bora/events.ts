/** What an event was about, and what travels when it is told. */

import type { Key, Motion } from '../contract';
import { at } from './keys';
import { told } from '../told';
import { GODS, type Event } from './types';

/** What is to be lit up when the event's line is pointed at. */
export function pieces(event: Event): Key[] {
  const { kind, facts } = told(event);
  switch (kind) {
    case 'ordered':
      return [at.order, at.seat(facts.seat)];
    case 'task-dealt':
    case 'task-fulfilled':
    case 'task-discarded':
    case 'task-taken':
      return [at.task(facts.task), at.seat(facts.seat)];
    case 'round-began':
      return [at.round];
    case 'dice-thrown':
      return [at.seat(facts.seat), ...facts.faces.map(at.die)];
    case 'die-placed':
      return [at.deed(facts.deed)];
    case 'god-used':
      return facts.way === 'tile' ? [at.godTile(facts.seat)] : [at.card(facts.seat, facts.way === 'card' ? facts.god : facts.way.pair)];
    case 'settled':
      return [at.region(facts.region)];
    case 'material-taken':
    case 'laid-beside':
      return [at.material(facts.seat, facts.material), at.seat(facts.seat)];
    case 'offering-taken':
      return [at.offering(facts.seat), at.seat(facts.seat)];
    case 'shells-taken':
      return [at.shell(facts.seat), at.seat(facts.seat)];
    case 'status-risen':
      return [at.status(facts.seat)];
    case 'scored':
      return [at.seat(facts.seat)];
    case 'person-taken':
    case 'moved-down':
    case 'people-used':
      return [at.folk(facts.seat, facts.sex, facts.kind), at.seat(facts.seat)];
    case 'hut-moved':
      return [at.twelfth(facts.seat), at.seat(facts.seat)];
    case 'card-taken':
      return [at.god(facts.god), at.card(facts.seat, facts.god)];
    case 'card-drawn':
      return [at.pile, at.card(facts.seat, facts.god)];
    case 'card-drawn-unseen':
      return [at.pile, at.seat(facts.seat)];
    case 'card-opened':
      return [at.god(facts.god)];
    case 'reshuffled':
      return [at.pile];
    case 'priest-sent':
      return [at.temple(facts.space)];
    case 'priest-returned':
      return [at.priest(facts.seat), at.seat(facts.seat)];
    case 'built':
      return [at.building(facts.seat, facts.tile), at.seat(facts.seat)];
    case 'god-tile-won':
      return [at.godTile(facts.seat), at.seat(facts.seat)];
    case 'god-tile-lost':
      return [at.mark('temple')];
    case 'jewel-bought':
      return [at.jewel(facts.jewel), at.seat(facts.seat)];
    case 'cards-shown':
      return GODS.filter((_, god) => (facts.cards[god] ?? 0) > 0).map((god) => at.card(facts.seat, god));
    case 'ended':
      return [];
  }
}

/** What travels. Other people's boards may be out of sight, so what they get travels to their strip. */
export function motions(event: Event): Motion[] {
  const { kind, facts } = told(event);
  switch (kind) {
    case 'die-placed':
      return [travel(at.seat(facts.seat), at.deed(facts.deed), `bb-die-${facts.face}`, facts.seat)];
    case 'god-used':
      return [travel(at.seat(facts.seat), at.pile, `bb-god-${facts.god}`)];
    case 'settled':
      return [travel(at.seat(facts.seat), at.region(facts.region), 'bb-hut', facts.seat)];
    case 'person-taken':
      return [travel(at.deed(facts.sex), at.seat(facts.seat), `bb-${facts.sex}`)];
    case 'card-taken':
      return [travel(at.god(facts.god), at.seat(facts.seat), `bb-god-${facts.god}`)];
    case 'card-drawn':
    case 'card-drawn-unseen':
      return [travel(at.pile, at.seat(facts.seat), 'bb-card')];
    case 'card-opened':
      return [travel(at.pile, at.god(facts.god), `bb-god-${facts.god}`)];
    case 'priest-sent':
      return [travel(at.seat(facts.seat), at.temple(facts.space), 'bb-priest', facts.seat)];
    case 'priest-returned':
      return [travel(at.temple(1), at.seat(facts.seat), 'bb-priest', facts.seat)];
    case 'god-tile-won':
      return [travel(at.mark('temple'), at.seat(facts.seat), 'bb-god-tile')];
    case 'jewel-bought':
      return [travel(at.jewel(facts.jewel), at.seat(facts.seat), 'bb-jewel')];
    case 'task-taken':
      return [travel(at.task(facts.task), at.seat(facts.seat), 'bb-task')];
    case 'ordered':
    case 'task-dealt':
    case 'round-began':
    case 'dice-thrown':
    case 'material-taken':
    case 'laid-beside':
    case 'offering-taken':
    case 'shells-taken':
    case 'status-risen':
    case 'scored':
    case 'moved-down':
    case 'hut-moved':
    case 'reshuffled':
    case 'built':
    case 'people-used':
    case 'god-tile-lost':
    case 'cards-shown':
    case 'task-fulfilled':
    case 'task-discarded':
    case 'ended':
      return [];
  }
}

function travel(from: Key, to: Key, piece: string, seat?: number): Motion {
  return seat === undefined ? { from, to, piece } : { from, to, piece, seat };
}
