import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSource, position, sight, update } from '../../table/fixtures';
import { Table } from '../../table/table.svelte';
import { dragging } from './drag';
import { MIDDLE } from './fixtures';
import { Held } from './held.svelte';
import fourGods from './index';
import type { Hand } from './types';
import { json, untyped } from '../typed';

let table: Table;
let held: Held;
let hand: Hand;
let home: HTMLElement;
let stop: () => void;

beforeEach(() => {
  table = new Table(new FakeSource(), 't');
  table.board = untyped(fourGods);
  table.tell(update(position(1, [0], [sight(0, [], { view: json(MIDDLE.view), legal: MIDDLE.legal })]), [], 0));
  held = new Held(table);
  hand = held.tool as Hand;
  home = document.createElement('div');
  home.innerHTML = `<button data-key="hand:${hand}"></button><button data-key="cell:D5"></button><button data-key="slot:0:1"></button><button data-key="slot:1:1"></button>`;
  document.body.append(home);
  stop = dragging(table, held)(home);
});
afterEach(() => {
  stop();
  home.remove();
  vi.restoreAllMocks();
});

const at = (key: string): Element => home.querySelector(`[data-key="${key}"]`) ?? home;
const send = (to: EventTarget, type: string, x: number, by: PointerEventInit = {}): boolean =>
  to.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 0, ...by }));

/** Draws the held tile so far, and lets it go over something. */
function draw(far: number, over: string, by: PointerEventInit = {}): void {
  document.elementFromPoint = () => at(over);
  send(at(`hand:${hand}`), 'pointerdown', 0, by);
  send(window, 'pointermove', far, by);
  send(window, 'pointerup', far, by);
}

describe('drawing the tile of a hand', () => {
  test('onto a cell presses the cell', () => {
    const press = vi.spyOn(held, 'press').mockReturnValue();
    draw(60, 'cell:D5');
    expect(press).toHaveBeenCalledExactlyOnceWith('D5');
    expect(held.drawn).toBeNull();
  });
  test('by a finger onto a cell only shows it there', () => {
    const press = vi.spyOn(held, 'press').mockReturnValue();
    vi.spyOn(held, 'lays').mockReturnValue(true);
    draw(60, 'cell:D5', { pointerType: 'touch' });
    expect(press).not.toHaveBeenCalled();
    expect(held.aimed).toBe('cell:D5');
  });
  test('leaves a second finger alone', () => {
    const press = vi.spyOn(held, 'press').mockReturnValue();
    document.elementFromPoint = () => at('cell:D5');
    send(at(`hand:${hand}`), 'pointerdown', 0, { pointerId: 1 });
    send(window, 'pointermove', 60, { pointerId: 2 });
    send(window, 'pointerup', 60, { pointerId: 2 });
    expect(held.drawn).toBeNull();
    send(window, 'pointermove', 60, { pointerId: 1 });
    send(window, 'pointerup', 60, { pointerId: 1 });
    expect(press).toHaveBeenCalledExactlyOnceWith('D5');
  });
  test('onto one’s own row discards it, onto another’s does nothing', () => {
    const discard = vi.spyOn(held, 'discard').mockReturnValue();
    draw(60, 'slot:1:1');
    expect(discard).not.toHaveBeenCalled();
    draw(60, 'slot:0:1');
    expect(discard).toHaveBeenCalledExactlyOnceWith(hand);
  });
  test('less than a little way is a press', () => {
    const press = vi.spyOn(held, 'press').mockReturnValue();
    draw(3, 'cell:D5');
    expect(press).not.toHaveBeenCalled();
  });
  test('ends with a click that is no press', () => {
    vi.spyOn(held, 'press').mockReturnValue();
    const heard = vi.fn();
    at('cell:D5').addEventListener('click', heard);
    home.addEventListener('click', heard, { capture: true });
    draw(60, 'cell:D5');
    at('cell:D5').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    at('cell:D5').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
