import { beforeAll, expect, test } from 'vitest';
import { EFFECT, OVER, ready, TURN } from './fixtures';
import { layoutOf } from './layout';
import { terrainAt, villagePoints } from './look';
import { remember, type Options } from './options';
import { TERRAINS, type View } from './types';

beforeAll(() => ready());

const MAPS: [string, View, Options['map']][] = [
  ['the standard shape for three', TURN.view, 'fixed'],
  ['a row for two', EFFECT.view, 'band'],
  ['the standard shape for four', OVER.view, 'fixed'],
];

test.each(MAPS)('%s numbers the regions as the engine does: each tile has its seven terrains (DE-S2)', (_, view, map) => {
  const layout = layoutOf(remember({ map }), view.players.length);
  for (const tile of new Set(layout.spots.map((spot) => spot.tile))) {
    const spots = layout.spots.filter((spot) => spot.tile === tile);
    const terrains = spots.map(({ region }) => terrainAt(view, region)).sort();
    expect(terrains).toEqual([...TERRAINS, 'sea'].sort());
  }
  expect(layout.spots).toHaveLength(view.terrain.flat().length);
});

test.each(MAPS)('%s leaves no village more points than it has neighbours (DE-S3)', (_, view, map) => {
  const layout = layoutOf(remember({ map }), view.players.length);
  for (const region of view.terrain[TERRAINS.indexOf('village')] ?? []) {
    expect(villagePoints(view, region)).toBeLessThanOrEqual(layout.neighbours(region).length);
  }
});

test('regions that touch lie side by side, and no two in the same place', () => {
  const layout = layoutOf(remember({ map: 'crescent' }), 4);
  for (const { region, x, y } of layout.spots) {
    for (const other of layout.spots) {
      if (other.region === region) continue;
      const apart = Math.hypot(other.x - x, other.y - y);
      expect(apart < 1.8).toBe(layout.neighbours(region).includes(other.region));
    }
  }
});

test('the edge has fewer than six neighbours, at a hole too (DE-Y2)', () => {
  const layout = layoutOf(remember({ map: 'crescent' }), 3);
  const inner = layout.spots.filter(({ region }) => !layout.isEdge(region));
  expect(layout.spots).toHaveLength(42);
  expect(inner.every(({ region }) => layout.neighbours(region).length === 6)).toBe(true);
  expect(inner.length).toBeGreaterThan(0);
});

test('a long row gets the whole width, everything else lies beside the boards', () => {
  expect(layoutOf(remember({ map: 'band' }), 4).long).toBe(true);
  for (const seats of [2, 3, 4]) expect(layoutOf(remember({ map: 'fixed' }), seats).long).toBe(false);
});

test('a map of one’s own lies where its tiles say', () => {
  const tiles = [{ at: [0, 0] }, { at: [2, 1] }, { at: [-1, 3] }, { at: [-3, 2] }];
  expect(layoutOf(remember({ map: 'custom', tiles }), 2).spots).toHaveLength(28);
});
