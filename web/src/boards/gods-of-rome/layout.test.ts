import { beforeAll, expect, test } from 'vitest';
import { bringUsual } from '../usual';
import { map } from './content';
import { cornersOf, Land, placeOf } from './layout';

beforeAll(() => bringUsual('gods-of-rome'));

test('territories share a border exactly where the map says that they touch', () => {
  for (const one of map().territory) {
    const corners = new Set(cornersOf(placeOf(one)));
    const touching = map().territory.filter((other) => cornersOf(placeOf(other)).filter((corner) => corners.has(corner)).length === 2);
    expect(touching.map(({ id }) => id).sort(), one.id).toEqual([...one.neighbours].sort());
  }
});

test('every field has a place of its own inside the frame', () => {
  const places = [...map().territory, ...map().lava].map(placeOf);
  expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(17);
  const land = new Land(400, 500);
  for (const { x, y } of places.map((place) => land.middle(place))) {
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(360);
    expect(y).toBeGreaterThan(50);
    expect(y).toBeLessThan(450);
  }
});

test('a shared border runs through the same points from both sides', () => {
  const land = new Land(640, 560);
  const points = (id: string): string[] => {
    const spot = map().territory.find((spot) => spot.id === id);
    return spot ? land.outline(placeOf(spot)).slice(1, -1).split('L') : [];
  };
  const there = new Set(points('P3'));
  expect(points('V2').filter((point) => there.has(point))).toHaveLength(9);
});
