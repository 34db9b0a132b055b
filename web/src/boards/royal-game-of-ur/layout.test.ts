import { beforeAll, expect, test } from 'vitest';
import { bringUsual } from '../usual';
import { Layout } from './layout';

beforeAll(() => bringUsual('royal-game-of-ur'));

const PAGES: [string, number, number, boolean][] = [
  ['a desk', 1000, 560, false],
  ['a phone', 390, 600, true],
  ['a phone on its side', 700, 300, false],
];

test.each(PAGES)('on %s everything is on the page', (_, width, height, upright) => {
  const layout = new Layout(width, height, 0);
  expect(layout.upright).toBe(upright);
  const boxes = [0, 1].flatMap((seat) => [layout.tray(seat, true), layout.tray(seat, false), layout.dice(seat).box]);
  for (const box of [...boxes, ...layout.frame()]) {
    expect(box.x).toBeGreaterThanOrEqual(-0.01);
    expect(box.y).toBeGreaterThanOrEqual(-0.01);
    expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
    expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
  }
});

test.each(PAGES)('on %s no two squares share a place, and each touches the one before', (_, width, height) => {
  const layout = new Layout(width, height, 1);
  const middles = layout.squares().map(({ middle }) => `${Math.round(middle.x)}:${Math.round(middle.y)}`);
  expect(new Set(middles).size).toBe(20);
  const path = layout.path(1, { from: 1, to: 14 }, { waiting: 3, home: 1 });
  path.slice(1).forEach((to, index) => {
    const from = path[index];
    expect(Math.abs(to.x - (from?.x ?? 0)) + Math.abs(to.y - (from?.y ?? 0))).toBeCloseTo(layout.cell);
  });
});

test('one’s own side is near', () => {
  for (const near of [0, 1]) {
    const layout = new Layout(1000, 560, near);
    expect(layout.square(near, 1).y).toBeGreaterThan(layout.square(1 - near, 1).y);
    expect(layout.tray(near, false).y).toBeGreaterThan(layout.tray(1 - near, false).y);
  }
});

test('a piece comes from those that wait and ends beside those that are home', () => {
  const layout = new Layout(1000, 560, 0);
  const pieces = { waiting: 3, home: 1 };
  expect(layout.path(0, { from: null, to: 2 }, pieces)[0]).toEqual(layout.inTray(0, false, 2));
  expect(layout.path(0, { from: 13, to: null }, pieces).at(-1)).toEqual(layout.inTray(0, true, 1));
});

test('the dice lie on the side of whoever has thrown', () => {
  const layout = new Layout(1000, 560, 0);
  expect(layout.dice(0).number.y).toBeGreaterThan(layout.dice(1).number.y);
});

test('fingers find every square on a phone', () => {
  expect(new Layout(390, 560, 0).cell).toBeGreaterThan(44);
});
