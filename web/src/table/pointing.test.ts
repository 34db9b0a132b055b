import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { board, FakeSource, position, sight, update } from './fixtures';
import { pointing } from './pointing';
import { Table } from './table.svelte';

let table: Table;
let frame: HTMLElement;
let leave: () => void;
let byKeys: boolean;

function thing(key: string): HTMLElement {
  const button = document.createElement('button');
  button.dataset['key'] = key;
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && byKeys);
  frame.append(button);
  return button;
}

const pointer = (on: Element, type: string, at = 0, pointerType = 'mouse'): boolean =>
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, screenX: at, screenY: at }));

/** What a browser tells of a hand that moves the pointer onto something. */
function moveTo(on: Element, at: number): void {
  pointer(on, 'pointerover', at);
  pointer(on, 'pointermove', at);
}

beforeEach(() => {
  table = new Table(new FakeSource(), 't');
  table.board = board;
  table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
  frame = document.createElement('div');
  document.body.append(frame);
  leave = pointing(table)(frame);
  byKeys = true;
});
afterEach(() => {
  leave();
  frame.remove();
});

it('knows what a hand moves the pointer to', () => {
  const [one, other] = [thing('a'), thing('b')];
  moveTo(one, 1);
  expect(table.pointed).toBe('a');
  moveTo(other, 2);
  expect(table.pointed).toBe('b');
  moveTo(frame, 3);
  expect(table.pointed).toBeNull();
});

it('knows nothing of what comes to lie under a pointer at rest, until a hand moves it', () => {
  const one = thing('a');
  moveTo(one, 1);
  const other = thing('b');
  pointer(other, 'pointerover', 1);
  expect(table.pointed).toBeNull();
  pointer(other, 'pointermove', 1);
  expect(table.pointed).toBeNull();
  pointer(other, 'pointermove', 2);
  expect(table.pointed).toBe('b');
});

it('forgets it once one has chosen there', () => {
  const one = thing('a');
  moveTo(one, 1);
  table.tell(update(position(2, [0], [sight(0, ['a'])]), [{ seq: 2, at: 0, what: { acted: { seat: 0 } } } as never]));
  expect(table.pointed).toBeNull();
  pointer(one, 'pointermove', 2);
  expect(table.pointed).toBe('a');
});

it('keeps it while others act', () => {
  moveTo(thing('a'), 1);
  table.tell(update(position(2, [0], [sight(0, ['a'])]), [{ seq: 2, at: 0, what: { acted: { seat: 1 } } } as never]));
  expect(table.pointed).toBe('a');
});

it('knows what a finger presses, as long as it does', () => {
  const one = thing('a');
  pointer(one, 'pointerdown', 1, 'touch');
  expect(table.pointed).toBe('a');
  pointer(one, 'pointerup', 1, 'touch');
  expect(table.pointed).toBeNull();
});

it('knows what has the focus by keys, and not what takes it after a press', () => {
  const [one, other] = [thing('a'), thing('b')];
  one.focus();
  expect(table.pointed).toBe('a');
  one.blur();
  expect(table.pointed).toBeNull();
  byKeys = false;
  other.focus();
  expect(table.pointed).toBeNull();
});
