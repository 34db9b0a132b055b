import { expect, test } from 'vitest';
import { EFFECT, OVER, TURN } from './fixtures';
import { LEAST, layoutOf, RADIUS, typeOf } from './layout';
import { terrainAt } from './facts';
import { TERRAINS, type View, type Hex } from './types';

const MAPS: [string, View][] = [
  ['the standard shape for three', TURN.view],
  ['a row for two', EFFECT.view],
  ['the standard shape for four', OVER.view],
];

test.each(MAPS)('%s numbers the regions as the engine does: each tile has its seven terrains (DE-S2)', (_, view) => {
  const layout = layoutOf(view.tiles);
  for (const tile of new Set(layout.spots.map((spot) => spot.tile))) {
    const spots = layout.spots.filter((spot) => spot.tile === tile);
    const terrains = spots.map(({ region }) => terrainAt(view, region) ?? '').sort();
    expect(terrains).toEqual([...TERRAINS, 'sea'].sort());
  }
  expect(layout.spots).toHaveLength(view.terrain.flat().length);
});

test.each(MAPS)('%s has six regions beside each one that isn’t on the edge, and no two in the same place', (_, view) => {
  const { spots } = layoutOf(view.tiles);
  for (const { region, x, y } of spots) {
    const apart = spots.filter((other) => other.region !== region).map((other) => Math.hypot(other.x - x, other.y - y));
    expect(apart.every((distance) => distance > 1.7)).toBe(true);
    expect(apart.filter((distance) => distance < 1.8).length < 6, String(region)).toBe(view.edge.includes(region));
  }
});

test('a long row gets the whole width, everything else lies beside the boards', () => {
  const row = [0, 1, 2, 3, 4, 5, 6].map((nth): Hex => [2 * nth, nth]);
  expect(layoutOf(row).long).toBe(true);
  for (const { view } of [TURN, OVER]) expect(layoutOf(view.tiles).long).toBe(false);
});

test('a map of one’s own lies where its tiles say', () => {
  const tiles: Hex[] = [
    [0, 0],
    [2, 1],
    [-1, 3],
    [-3, 2],
  ];
  expect(layoutOf(tiles).spots).toHaveLength(28);
});

test('a map that is pushed along on a phone has letters as large as its hexes allow, and no larger', () => {
  const { box } = layoutOf([0, 1, 2, 3, 4, 5, 6].map((nth): Hex => [2 * nth, nth]));
  const type = typeOf(box, { width: 374, height: box.height * LEAST }, true);
  // A number of two figures and a letter as wide as M, beside the mark of whoever holds the region.
  expect(2.1 * type).toBeLessThan(RADIUS * Math.sqrt(3) - 3.2 - 2.5 * Math.sqrt(3) - 9);
  expect((type * LEAST) / RADIUS).toBeGreaterThanOrEqual(12);
});
