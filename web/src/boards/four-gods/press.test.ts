import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FakeSource, position, sight, update } from '../../table/fixtures';
import { Table } from '../../table/table.svelte';
import { t, words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import Stand from '../Stand.svelte';
import { CHALLENGE, MIDDLE, type Scene } from './fixtures';
import fourGods from './index';
import { told } from '../told';
import type { Laying } from './facts';
import type { Action } from './types';
import { json, untyped } from '../typed';

let source: FakeSource;
let shown: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await words.speak('en');
  await words.want('engine', 'four-gods', 'web', 'web-four-gods');
  await bringUsual('four-gods');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function sit({ view, legal }: Pick<Scene, 'view' | 'legal'>, seat: number | null = 0): Table {
  source = new FakeSource();
  const table = new Table(source, 't');
  table.board = untyped(fourGods);
  const seen = json(view);
  table.tell(update(position(1, [0], [sight(seat, [], { view: seen, legal })]), [], 0));
  shown = mount(Stand, { target: document.body, props: { table, board: untyped(fourGods), view: seen } });
  flushSync();
  return table;
}

const at = (key: string): Element => {
  const found = document.querySelector(`main [data-key="${key}"]`);
  if (!found) throw new Error(`${key} is not on the board`);
  return found;
};
const label = (key: string): string => at(key).querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
const can = (key: string): boolean => at(key).getAttribute('aria-disabled') === 'false';
const heard = (): string => document.querySelector('[aria-live]')?.textContent ?? '';
const done = (): unknown[] => source.done.map((command) => (command as { act: { action: Action } }).act.action);
function press(key: string, pointerType = 'mouse'): void {
  at(key).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType }));
  at(key).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, pointerType }));
  at(key).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
}

/** A cell that takes the left hand's tile as it is drawn, and nothing else. */
const laying: Laying = { hand: 'left', side: 'a', rotation: 0, cell: 'D5' };
const place = (more: Partial<Laying> = {}) => ({
  action: json({ place: { ...laying, ...more } }),
  text: { key: `place ${more.cell ?? laying.cell}` },
});
/** The scene with a tile in each hand, of which each side and turning looks different. */
const both = (): Scene['view'] => {
  const view = structuredClone(MIDDLE.view);
  const tile = { origin: null, shown: null, shown_side: null };
  view.hands[0] = [
    { ...tile, sides: ['SSFP', 'FFPM'] },
    { ...tile, sides: ['MMSF', 'PPPS'] },
  ];
  return view;
};

describe('whoever hears the board', () => {
  test('is told that the tile of a hand can be taken up, then rotated', () => {
    sit({ view: both(), legal: [place()] });
    expect([can('hand:left'), can('hand:right')]).toEqual([true, true]);
    expect(label('hand:left')).toMatch(/^left hand: SSFP, .*: rotate it$/i);
    expect(label('hand:right')).toMatch(/^right hand: MMSF, .*: take it up$/i);
    press('hand:right');
    expect(label('hand:right')).toMatch(/: rotate it$/);
    expect(label('hand:left')).toMatch(/: take it up$/);
    expect(done()).toEqual([]);
  });
  test('is told what one holds when that changes', () => {
    sit({ view: both(), legal: [place()] });
    expect(heard()).toContain('SSFP');
    press('hand:left');
    expect(heard()).toContain('PSSF');
    press('hand:right');
    expect(heard()).toContain('MMSF');
  });
  test('is told that a hand without a tile does nothing', () => {
    const view = both();
    view.hands[0] = [view.hands[0]?.[0] ?? null, null];
    sit({ view, legal: [place()] });
    expect(can('hand:right')).toBe(false);
  });
  test('is told that a city can be taken up, and put down again', () => {
    sit(MIDDLE);
    expect(can('tool:city')).toBe(true);
    expect(label('tool:city')).toMatch(/: take up a city, then choose where it goes$/);
    press('tool:city');
    expect(label('tool:city')).toMatch(/: put it down again$/);
    expect(heard()).toBe('You hold: a city');
    press('tool:city');
    expect(label('tool:city')).toMatch(/: take up a city/);
  });
  test('is told that a city can’t be taken up where none can be built', () => {
    sit({ view: both(), legal: [place()] });
    expect(can('tool:city')).toBe(false);
  });
  test('is told that a challenge can be taken up', () => {
    sit(CHALLENGE);
    expect(can('tool:challenge')).toBe(true);
    expect(label('tool:challenge')).toMatch(/: take up a challenge, then choose a tile$/);
  });
  test('is told of a cell what the held tile does there', () => {
    sit({ view: both(), legal: [place(), place({ hand: 'right', cell: 'E5' })] });
    expect([can('cell:D5'), can('cell:E5')]).toEqual([true, false]);
    expect(label('cell:D5')).toMatch(/: place D5$/);
    press('hand:right');
    expect([can('cell:D5'), can('cell:E5')]).toEqual([false, true]);
  });
});

describe('a finger', () => {
  test('sees the tile at its first tap on a cell, and places it with the second', () => {
    sit({ view: both(), legal: [place(), place({ cell: 'E5' })] });
    press('cell:D5', 'touch');
    expect(done()).toEqual([]);
    expect(at('cell:D5').querySelector('.ghost')).not.toBeNull();
    expect(heard()).toBe('place D5. Tap again to do it.');
    press('cell:E5', 'touch');
    expect(done()).toEqual([]);
    expect(at('cell:D5').querySelector('.ghost')).toBeNull();
    press('cell:E5', 'touch');
    expect(done()).toEqual([{ place: { ...laying, cell: 'E5' } }]);
  });
  test('may turn the tile that it sees in the World', () => {
    sit({ view: both(), legal: [place(), place({ rotation: 1 })] });
    press('cell:D5', 'touch');
    press('hand:left', 'touch');
    press('cell:D5', 'touch');
    expect(done()).toEqual([{ place: { ...laying, rotation: 1 } }]);
  });
  test('turns it with the first tap where it fits otherwise', () => {
    sit({ view: both(), legal: [place({ rotation: 1 }), place({ rotation: 2 })] });
    press('cell:D5', 'touch');
    expect(done()).toEqual([]);
    press('cell:D5', 'touch');
    expect(done()).toEqual([{ place: { ...laying, rotation: 1 } }]);
  });
  test('puts no prophet with the tap that follows', () => {
    sit(MIDDLE);
    const prophet = MIDDLE.actions.map((action) => told(action)).find((it) => it.kind === 'prophet');
    if (prophet?.kind !== 'prophet') throw new Error('the scene has room for a prophet');
    const key = `area:${MIDDLE.view.fresh[0]}:${prophet.facts.area}`;
    press(key, 'touch');
    expect(done()).toEqual([]);
    press(key, 'touch');
    expect(done()).toEqual([{ prophet: prophet.facts }]);
  });
});

test('a mouse, which sees the tile before, places it with one press', () => {
  sit({ view: both(), legal: [place()] });
  press('cell:D5');
  expect(done()).toEqual([{ place: laying }]);
});

test('whoever only watches is told so at a row too', () => {
  const table = sit({ view: { ...MIDDLE.view, viewer: 'spectator' }, legal: [] }, null);
  press('slot:0:0');
  expect(table.refusal?.text).toBe(t('web-only-watching'));
});
