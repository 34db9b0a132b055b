import { beforeAll, describe, expect, test } from 'vitest';
import { bringCaptions, captions } from '../captions';
import { bringUsual } from '../usual';
import { json } from '../typed';
import { areaAt, draw, turned, ways } from './face';
import tiles from '../../../../content/four-gods/tiles.toml';
import type { AreaCaption, Captions, Face, Rotation } from './types';

beforeAll(() => bringUsual('four-gods'));

const FACES = [...new Set((tiles as { tile: { a: Face; b: Face }[] }).tile.flatMap(({ a, b }) => [a, b]))];

/** The area inside a path of straight lines and curves, by walking along it. */
function areaOf(path: string): number {
  const points: [number, number][] = [];
  let at: [number, number] = [0, 0];
  let control: [number, number] | null = null;
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLCSAZ])([^MLCSAZ]*)/g)) {
    const n = rest.trim().split(/\s+/).filter(Boolean).map(Number);
    const end: [number, number] = [n.at(-2) ?? 0, n.at(-1) ?? 0];
    if (letter === 'Z') break;
    if (letter === 'M' || letter === 'L') points.push(end);
    if (letter === 'C' || letter === 'S') {
      const first: [number, number] =
        letter === 'C' ? [n[0] ?? 0, n[1] ?? 0] : [2 * at[0] - (control?.[0] ?? 0), 2 * at[1] - (control?.[1] ?? 0)];
      const second: [number, number] = [n.at(-4) ?? 0, n.at(-3) ?? 0];
      for (let s = 1; s <= 40; s++) {
        const k = s / 40;
        const mix = (i: 0 | 1): number =>
          (1 - k) ** 3 * at[i] + 3 * (1 - k) ** 2 * k * first[i] + 3 * (1 - k) * k * k * second[i] + k ** 3 * end[i];
        points.push([mix(0), mix(1)]);
      }
      control = second;
    }
    if (letter === 'A') {
      // All arcs are quarters of a circle round a corner of the square.
      const centre = [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ].find(([x = 0, y = 0]) => Math.hypot(at[0] - x, at[1] - y) === 50 && Math.hypot(end[0] - x, end[1] - y) === 50) as [number, number];
      const from = Math.atan2(at[1] - centre[1], at[0] - centre[0]);
      let turn = Math.atan2(end[1] - centre[1], end[0] - centre[0]) - from;
      turn = ((turn + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
      expect(turn > 0 ? 1 : 0).toBe(n[4]);
      for (let s = 1; s <= 40; s++)
        points.push([centre[0] + 50 * Math.cos(from + (turn * s) / 40), centre[1] + 50 * Math.sin(from + (turn * s) / 40)]);
    }
    at = end;
  }
  const twice = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe('faces', () => {
  test('turn clockwise and keep the joined terrain', () => {
    expect(turned('SSFP', 1)).toBe('PSSF');
    expect(turned('SFSF+S', 1)).toBe('FSFS+S');
    expect([ways('SSSS'), ways('SFSF+S'), ways('SSFF'), ways('FPFM')]).toEqual([1, 2, 4, 4]);
  });

  test('have the areas that the rules name', () => {
    const areas = (face: Face): (readonly number[])[] => draw(face).areas.map(({ corners }) => corners);
    expect(areas('SSSS')).toEqual([[0, 1, 2, 3]]);
    expect(areas('SSSF')).toEqual([[0, 1, 2], [3]]);
    expect(areas('FSSF')).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(areas('SFSF+S')).toEqual([[0, 2], [1], [3]]);
    expect(areas('SFSF+F')).toEqual([[0], [1, 3], [2]]);
    expect(areas('FPMP')).toEqual([[0], [1, 3], [2]]);
    expect(areas('SSMP')).toEqual([[0, 1], [2], [3]]);
    expect(areaAt('FSSF', 3)?.name).toBe(0);
  });

  test('every face of the box is covered once, however it is turned', () => {
    for (const face of FACES) {
      for (const rotation of [0, 1, 2, 3] as Rotation[]) {
        const lying = turned(face, rotation);
        const sum = draw(lying).areas.reduce((total, { path }) => total + areaOf(path), 0);
        expect(sum, lying).toBeCloseTo(10_000, -1.5);
      }
    }
  });
});

test('a face has the areas that the engine tells, even where its letters say otherwise', async () => {
  const told = captions<Captions>('four-gods');
  const area: AreaCaption = { corners: [1, 2], terrain: 'mountain', text: { key: 'fg-terrain-mountain' } };
  const faces = { SSSS: { areas: [0], turned: 'PPPP', ways: 4 } };
  bringCaptions('four-gods', json({ faces, areas: [area] }));
  expect(draw('SSSS').areas.map(({ corners, terrain }) => [corners, terrain])).toEqual([[[1, 2], 'mountain']]);
  expect([turned('SSSS', 1), ways('SSSS')]).toEqual(['PPPP', 4]);
  expect(() => draw('PPPP')).toThrow('no tile shows PPPP');
  bringCaptions('four-gods', json(told));
});
