import { describe, expect, it } from 'vitest';
import { motions, pieces } from './events';
import { at, AREAS } from './keys';
import { EVENTS, ready } from './fixtures';
import { regions } from './content';
import { DEEDS, GODS } from './types';

await ready();

/** Everything that is on the board whoever looks: where pieces may travel from and to. */
const ALWAYS = new Set<string>([
  ...regions().map(at.region),
  ...DEEDS.map(at.deed),
  ...GODS.map(at.god),
  ...[1, 2, 3, 4, 5, 6].map(at.temple),
  ...AREAS.map(at.mark),
  ...[0, 1, 2, 3].map(at.seat),
  at.pile,
]);

describe('what an event was about', () => {
  it.each(Object.entries(EVENTS).filter(([kind]) => kind !== 'ended'))('%s lights something up', (_, event) => {
    expect(pieces(event).length).toBeGreaterThan(0);
  });

  it('is the place, not only the player', () => {
    expect(pieces({ settled: { seat: 1, region: 'SP' } })).toEqual(['region:SP']);
    expect(pieces({ 'die-placed': { seat: 1, face: 3, deed: 'water' } })).toEqual(['deed:water']);
    expect(pieces({ 'god-used': { seat: 2, god: 'white', way: { pair: 'red' } } })).toEqual(['card:2:red']);
    expect(pieces({ 'god-used': { seat: 2, god: 'white', way: 'card' } })).toEqual(['card:2:white']);
    expect(pieces({ 'god-used': { seat: 2, god: 'white', way: 'tile' } })).toEqual(['god-tile:2']);
    expect(pieces({ 'cards-shown': { seat: 0, cards: [0, 2, 0, 0, 1] } })).toEqual(['card:0:white', 'card:0:yellow']);
  });
});

describe('what travels', () => {
  it.each(Object.entries(EVENTS))('%s goes between things that are there', (_, event) => {
    for (const { from, to } of motions(event)) {
      for (const end of [from, to]) {
        if (!/^(jewel|task):/.test(end)) expect(ALWAYS).toContain(end);
      }
    }
  });

  it('is what the event moves, in the colour of its owner', () => {
    expect(motions({ settled: { seat: 1, region: 'SP' } })).toEqual([{ from: 'seat:1', to: 'region:SP', piece: 'bb-hut', seat: 1 }]);
    expect(motions({ 'die-placed': { seat: 2, face: 4, deed: 'man' } })).toEqual([
      { from: 'seat:2', to: 'deed:man', piece: 'bb-die-4', seat: 2 },
    ]);
    expect(motions({ 'jewel-bought': { seat: 0, jewel: 5 } })).toEqual([{ from: 'jewel:5', to: 'seat:0', piece: 'bb-jewel' }]);
    expect(motions('ended')).toEqual([]);
  });
});
