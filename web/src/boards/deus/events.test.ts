import { beforeAll, expect, test } from 'vitest';
import { motions, pieces } from './events';
import { EVENTS, ready } from './fixtures';
import { told, type KindOf } from '../told';
import type { Event } from './types';

beforeAll(() => ready());

/** What each event lights up, and what travels: from, to, symbol, and in whose colour. */
const TOLD: Record<KindOf<Event>, [string[], string[]]> = {
  'first-player': [['seat:1'], []],
  drafted: [['seat:1', 'stock:1:civil'], []],
  'draft-opened': [[], []],
  'drew-cards': [['seat:0'], []],
  drew: [['seat:0'], ['deck > seat:0 de-card']],
  reshuffled: [['deck', 'discards'], []],
  'card-laid': [['column:0:military', 'seat:0'], ['seat:0 > column:0:military de-card']],
  'card-hidden': [['column:1:military', 'seat:1'], ['seat:1 > column:1:military de-card']],
  paid: [['column:0:military', 'seat:0'], []],
  placed: [['region:8', 'seat:0'], ['seat:0 > region:8 de-military of 0']],
  'edge-paid': [['seat:1'], []],
  'no-temple-left': [['stock:2:temple', 'seat:2'], []],
  sacked: [['region:3', 'seat:1'], ['region:3 > seat:1 de-vp']],
  used: [['column:1:scientific', 'seat:1'], []],
  declined: [['column:0:military', 'seat:0'], []],
  'gained-gold': [['seat:1'], []],
  'gained-points': [['seat:0'], []],
  took: [['supply:wheat', 'seat:1'], ['supply:wheat > seat:1 de-wheat']],
  bought: [['supply:wood', 'seat:1'], ['supply:wood > seat:1 de-wood']],
  sold: [['supply:clay', 'seat:1'], ['seat:1 > supply:clay de-clay']],
  exchanged: [
    ['supply:stone', 'supply:wood', 'seat:1'],
    ['seat:1 > supply:stone de-stone', 'supply:wood > seat:1 de-wood'],
  ],
  'gained-piece': [['seat:1', 'stock:1:maritime'], []],
  discarded: [['discards', 'seat:0'], ['seat:0 > discards de-card']],
  moved: [['region:8', 'region:13'], ['region:8 > region:13 de-military of 0']],
  raided: [['region:25', 'seat:0'], ['region:25 > seat:0 de-vp']],
  taxed: [['seat:0', 'seat:1'], ['seat:1 > seat:0 de-gold']],
  robbed: [['seat:2', 'seat:1'], ['seat:1 > seat:2 de-vp']],
  offered: [['discards', 'seat:0'], ['seat:0 > discards de-card']],
  'offered-more': [['seat:0'], ['seat:0 > discards de-card']],
  invoked: [['column:0:military', 'seat:0'], []],
  round: [[], []],
  'last-round': [['end:villages'], []],
  over: [[], []],
};

test.each(EVENTS.map((event) => [told(event).kind, event] as const))('%s lights up its pieces and moves them', (kind, event) => {
  const travels = motions(event).map(({ from, to, piece, seat }) => `${from} > ${to} ${piece}${seat === undefined ? '' : ` of ${seat}`}`);
  expect([pieces(event), travels]).toEqual(TOLD[kind]);
});

test('the table lists an event of every kind', () => {
  expect(new Set(EVENTS.map((event) => told(event).kind))).toEqual(new Set(Object.keys(TOLD)));
});

test('a piece drafted in secret lights up nothing but who drafts', () => {
  expect(pieces({ drafted: { seat: 2, kind: null } })).toEqual(['seat:2']);
});
