/** Where actions can be chosen on the board, and what somebody may mean who points where nothing can be chosen. */

import type { Key } from '../contract';
import { effect } from './content';
import { near } from './facts';
import { told, type Told } from '../told';
import { KINDS, RESOURCES, type Action, type Colour, type Kind, type Payment, type Region, type Resource, type View } from './types';

export const regionKey = (region: Region): Key => `region:${region}`;
export const handKey = (design: number): Key => `hand:${design}`;
export const offerKey = (design: number): Key => `offer:${design}`;
export const stockKey = (seat: number, colour: Colour): Key => `stock:${seat}:${colour}`;
export const supplyKey = (resource: Resource): Key => `supply:${resource}`;
export const columnKey = (seat: number, colour: Colour): Key => `column:${seat}:${colour}`;
export const cardKey = (seat: number, colour: Colour, place: number): Key => `card:${seat}:${colour}:${place}`;
export const payKey = (payment: Payment): Key => `pay:${payment.join('-')}`;
export const sellKey = (count: number): Key => `sell:${count}`;
export const godKey = (colour: Colour): Key => `god:${colour}`;
/** A player's whole board. */
export const boardKey = (seat: number): Key => `board:${seat}`;
/** A player of whom something can be taken. */
export const playerKey = (seat: number): Key => `player:${seat}`;

/** A key taken apart: what kind of thing it names, and which. */
export function parts(key: Key): [string, ...string[]] {
  const [kind = '', ...rest] = key.split(':');
  return [kind, ...rest];
}

/** The column of which a card may be activated, if a card is at work that does that. */
function taught(view: View): Kind | null {
  const { decision } = view;
  if (typeof decision === 'string' || !('effect' in decision)) return null;
  const works = effect(decision.effect.card);
  return 'activate' in works ? works.activate.column : null;
}

export function keys(action: Action, view: View): Key[] {
  const own = near(view);
  const it: Told<Action> = told(action);
  switch (it.kind) {
    case 'draft':
    case 'gain':
      return [stockKey(own, it.facts)];
    case 'build':
    case 'discard':
      return [handKey(it.facts)];
    case 'hide':
      return [handKey(it.facts.card), columnKey(own, it.facts.column)];
    case 'pay':
      return [payKey(it.facts)];
    case 'place':
    case 'settle':
    case 'march':
    case 'step':
    case 'raid':
      return [regionKey(it.facts)];
    case 'use':
      return ['use', cardKey(own, view.column, view.place)];
    case 'decline':
    case 'done':
      return [it.kind];
    case 'take':
    case 'exchange':
      return [supplyKey(it.facts)];
    case 'sell':
      return [sellKey(it.facts)];
    case 'activate': {
      const column = taught(view);
      return column ? [cardKey(own, column, it.facts - 1)] : [];
    }
    case 'rob':
      return [playerKey(it.facts)];
    case 'offer':
      return [offerKey(it.facts)];
    case 'add':
      return [offerKey(it.facts), handKey(it.facts)];
    case 'invoke':
      return [godKey(it.facts)];
  }
}

/** Every way to act upon a thing, likeliest first. */
function ways(key: Key, view: View): Action[] {
  const [kind, first = '', second = '', third = ''] = parts(key);
  const number = Number(first);
  switch (kind) {
    case 'region':
      return [{ place: number }, { step: number }, { march: number }, { raid: number }, { settle: number }];
    case 'hand':
      return [{ build: number }, { add: number }, { discard: number }];
    case 'offer':
      return [{ offer: number }, { add: number }];
    case 'stock': {
      const piece = KINDS.find((known) => known === second);
      return number === near(view) && piece ? [{ gain: piece }, { draft: piece }] : [];
    }
    case 'supply': {
      const resource = RESOURCES.find((known) => known === first);
      return resource ? [{ take: resource }, { exchange: resource }] : [];
    }
    case 'card':
      if (number !== near(view)) return [];
      return second === taught(view) ? [{ activate: Number(third) + 1 }] : ['use'];
    case 'column': {
      const [card] = view.hand;
      const column = KINDS.find((known) => known === second);
      return number === near(view) && column && card ? [{ hide: { card, column } }] : [];
    }
    case 'player':
      return [{ rob: number }];
    case 'god': {
      const god = KINDS.find((known) => known === first);
      return god ? [{ invoke: god }] : [];
    }
    default:
      return [];
  }
}

/** What the decision is about comes first; when nothing fits, the plain meaning, for which the engine says what has to be
 * done before. */
export function attempts(key: Key, view: View, legal: readonly Action[]): Action[] {
  const kinds = new Set(legal.map((action) => told(action).kind));
  const all = ways(key, view);
  const fitting = all.filter((action) => kinds.has(told(action).kind));
  return fitting.length > 0 ? fitting : all.slice(0, 1);
}
