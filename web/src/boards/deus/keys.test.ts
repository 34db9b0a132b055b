import { beforeAll, expect, test } from 'vitest';
import { ACTIONS, EFFECT, POSITIONS, ready, TURN } from './fixtures';
import { attempts, keys } from './keys';
import { told, type KindOf } from '../told';
import type { Action, View } from './types';

beforeAll(() => ready());

/** A view in which the Navigators may activate a card of the maritime column. */
const NAVIGATORS: View = { ...TURN.view, decision: { effect: { card: 21 } }, column: 'scientific', place: 1 };

const WHERE: Record<KindOf<Action>, string[]> = {
  draft: ['stock:0:maritime'],
  build: ['hand:46'],
  hide: ['hand:17', 'column:0:maritime'],
  pay: ['pay:0-0-0-1'],
  place: ['region:1'],
  settle: ['region:1'],
  use: ['use', 'card:0:scientific:1'],
  decline: ['decline'],
  done: ['done'],
  take: ['supply:wood'],
  sell: ['sell:1'],
  exchange: ['supply:wood'],
  gain: ['stock:0:maritime'],
  discard: ['hand:10'],
  activate: ['card:0:maritime:0'],
  march: ['region:8'],
  step: ['region:13'],
  raid: ['region:17'],
  rob: ['player:0'],
  offer: ['offer:17'],
  add: ['offer:17', 'hand:17'],
  invoke: ['god:maritime'],
};

test.each(ACTIONS.map((action) => [told(action).kind, action] as const))('%s has its place', (kind, action) => {
  expect(keys(action, NAVIGATORS)).toEqual(WHERE[kind]);
});

test('the table lists an action of every kind', () => {
  expect(new Set(ACTIONS.map((action) => told(action).kind))).toEqual(new Set(Object.keys(WHERE)));
});

test('nothing that the engine lists is without a place', () => {
  for (const { view, legal } of POSITIONS) {
    for (const action of legal) expect(keys(action, view), JSON.stringify(action)).not.toEqual([]);
  }
});

test('where nothing can be chosen, what is being decided comes first', () => {
  const step: Action[] = [{ step: 3 }, 'done'];
  expect(attempts('region:9', TURN.view, step)).toEqual([{ step: 9 }]);
  const place: Action[] = [{ place: 3 }, { settle: 4 }];
  expect(attempts('region:9', TURN.view, place)).toEqual([{ place: 9 }, { settle: 9 }]);
  expect(attempts('hand:9', TURN.view, TURN.legal)).toEqual([{ build: 9 }]);
  expect(attempts('offer:9', TURN.view, [{ add: 3 }])).toEqual([{ add: 9 }]);
  expect(attempts('card:0:maritime:1', NAVIGATORS, [{ activate: 1 }])).toEqual([{ activate: 2 }]);
});

test('where nothing fits, the engine is asked for the plain meaning', () => {
  expect(attempts('region:9', TURN.view, TURN.legal)).toEqual([{ place: 9 }]);
  expect(attempts('supply:clay', TURN.view, TURN.legal)).toEqual([{ take: 'clay' }]);
  expect(attempts('stock:0:civil', TURN.view, TURN.legal)).toEqual([{ gain: 'civil' }]);
  expect(attempts('player:2', TURN.view, TURN.legal)).toEqual([{ rob: 2 }]);
  expect(attempts('god:civil', TURN.view, TURN.legal)).toEqual([{ invoke: 'civil' }]);
  expect(attempts('card:0:civil:0', TURN.view, TURN.legal)).toEqual(['use']);
});

test('nobody means anything by what belongs to others, or to all', () => {
  for (const key of ['card:1:civil:0', 'stock:1:civil', 'column:1:civil', 'stock:0:temple', 'deck', 'end:temples']) {
    expect(attempts(key, TURN.view, TURN.legal)).toEqual([]);
  }
});

test('a column is asked for with a card of the hand, to be laid face down', () => {
  const [card] = EFFECT.view.hand;
  const seat = EFFECT.view.turn;
  expect(attempts(`column:${seat}:civil`, EFFECT.view, EFFECT.legal)).toEqual([{ hide: { card, column: 'civil' } }]);
});
