import { expect, test } from 'vitest';
import { motions, pieces } from './events';
import { EVENTS } from './fixtures';
import { kindOf, type KindOf } from '../told';
import type { Event } from './types';

/** Every kind of event, with one of them, what it lights up and which piece travels. The type wants all kinds. */
const TOLD: Record<KindOf<Event>, [Event, string[], string?]> = {
  'first-player': [{ 'first-player': { seat: 1 } }, ['seat:1']],
  'god-removed': [{ 'god-removed': { god: 'venus' } }, ['temple:venus']],
  'card-opened': [{ 'card-opened': { card: 3 } }, ['card:1', 'card:2', 'card:3', 'card:4'], 'gr-card'],
  'objective-opened': [{ 'objective-opened': { objective: 'festival' } }, ['objective:festival'], 'gr-card'],
  'faction-chosen': [{ 'faction-chosen': { seat: 0, god: 'diana' } }, ['seat:0', 'temple:diana', 'faction:diana']],
  'home-reinforced': [{ 'home-reinforced': { seat: 0, territory: 'V1', count: 2 } }, ['territory:V1'], 'gr-meeple'],
  visited: [{ visited: { seat: 0, god: 'venus' } }, ['temple:venus', 'supplies:0'], 'gr-disc'],
  'piece-returned': [{ 'piece-returned': { god: 'venus' } }, ['temple:venus']],
  'blessing-received': [{ 'blessing-received': { seat: 1, god: 'venus' } }, ['blessing:1:venus'], 'gr-blessing-venus'],
  'blessing-renewed': [{ 'blessing-renewed': { seat: 1, god: 'venus' } }, ['blessing:1:venus']],
  'meeple-placed': [
    { 'meeple-placed': { seat: 0, faction: 'venus', territory: 'V2' } },
    ['territory:V2', 'temple:venus'],
    'gr-meeple-venus',
  ],
  'no-meeple-left': [{ 'no-meeple-left': { god: 'jupiter' } }, ['temple:jupiter']],
  activated: [{ activated: { seat: 2, slot: 3 } }, ['slot:2:3'], 'gr-disc'],
  'blessing-used': [{ 'blessing-used': { seat: 2, god: 'diana' } }, ['blessing:2:diana']],
  grew: [{ grew: { seat: 0, territory: 'N1' } }, ['territory:N1'], 'gr-meeple'],
  moved: [{ moved: { seat: 0, from: 'N1', to: 'P1' } }, ['territory:N1', 'territory:P1'], 'gr-meeple'],
  'temple-built': [{ 'temple-built': { seat: 0, territory: 'N1' } }, ['territory:N1'], 'gr-temple'],
  'card-taken': [{ 'card-taken': { seat: 0, card: 3, slot: 2 } }, ['slot:0:2'], 'gr-card'],
  pushed: [{ pushed: { seat: 0, faction: 'venus', from: 'N1', to: 'P1' } }, ['territory:N1', 'territory:P1'], 'gr-meeple-venus'],
  'piece-moved': [{ 'piece-moved': { seat: 0, god: 'diana', territory: 'D1' } }, ['territory:D1', 'temple:diana'], 'gr-god-diana'],
  'scoring-began': [{ 'scoring-began': { seat: 0, cost: 1 } }, ['score', 'seat:0']],
  'territory-scored': [
    { 'territory-scored': { seat: 0, territory: 'J1', harvest: 1, objectives: ['festival'], favour: 3 } },
    ['territory:J1', 'objective:festival'],
    'gr-laurel',
  ],
  'objective-scored': [{ 'objective-scored': { seat: 0, objective: 'cultists', favour: 1 } }, ['objective:cultists'], 'gr-laurel'],
  scored: [{ scored: { party: { seat: 1 }, result: 2, favour: 4 } }, ['favour', 'seat:1']],
  'harvest-turned': [{ 'harvest-turned': { territory: 'J1', tile: -1 } }, ['territory:J1']],
  'checkpoint-reached': [{ 'checkpoint-reached': { party: 'automa', checkpoint: 1 } }, ['checkpoint:1', 'patronus']],
  'points-claimed': [{ 'points-claimed': { party: { seat: 2 }, checkpoint: 2, points: 4 } }, ['checkpoint:2', 'seat:2'], 'gr-disc'],
  'caught-up': [{ 'caught-up': { party: { seat: 0 }, favour: 5 } }, ['favour', 'seat:0']],
  'scoring-declined': [{ 'scoring-declined': { seat: 0 } }, ['seat:0']],
  'die-thrown': [{ 'die-thrown': { face: 5 } }, ['patronus']],
  'patronus-placed': [{ 'patronus-placed': { territory: 'P1' } }, ['territory:P1'], 'gr-meeple'],
  'patronus-moved': [{ 'patronus-moved': { from: 'V1', to: 'J1', count: 1 } }, ['territory:V1', 'territory:J1'], 'gr-meeple'],
  'patronus-passed': ['patronus-passed', ['patronus']],
  ended: [{ ended: { ending: 'stalemate' } }, ['favour']],
};

test.each(Object.entries(TOLD))('%s lights up what it was about', (_, [event, lit]) => {
  expect(pieces(event)).toEqual(lit);
});

test.each(Object.entries(TOLD))('%s moves what travels', (_, [event, , piece]) => {
  expect(motions(event).map((motion) => motion.piece)).toEqual(piece ? [piece] : []);
});

test('the engine tells no other kind of event', () => {
  expect(EVENTS.map(kindOf).sort()).toEqual(Object.keys(TOLD).sort());
});

test('a territory that brought nothing sends nothing to the track', () => {
  const event: Event = { 'territory-scored': { seat: 0, territory: 'J1', harvest: -1, objectives: [], favour: 0 } };
  expect(motions(event)).toEqual([]);
});
