import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking } from './asking';
import { Desk } from './desk.svelte';
import { board, FakeSource, position, sight, update } from './fixtures';
import { hear } from './hear';
import { Table } from './table.svelte';

/** Long enough for whoever lingers. */
const WHILE = 1000;

let table: Table;
let desk: Desk;
let frame: HTMLElement;
let leave: () => void;
/** Whether the keys are what moves the focus. */
let byKeys: boolean;

function thing(key: string): HTMLElement {
  const button = document.createElement('button');
  button.dataset['key'] = key;
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && byKeys);
  frame.append(button);
  return button;
}

function key(name: string): void {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  hear(event, table, desk);
}

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table(new FakeSource(), 't');
  table.board = { ...board, about: (key) => (key === 'nothing' ? null : { title: key, lines: [], rules: [] }) };
  table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
  desk = new Desk();
  frame = document.createElement('div');
  document.body.append(frame);
  leave = asking(table, desk)(frame);
  byKeys = true;
});
afterEach(() => {
  leave();
  frame.remove();
  vi.useRealTimers();
});

describe('the card about a thing that has the focus', () => {
  it('comes to whoever lingers there by keys, and leaves the focus where it is', () => {
    const one = thing('a');
    one.focus();
    expect(desk.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toEqual({ key: 'a', by: 'focus' });
    expect(document.activeElement).toBe(one);
  });

  it('goes with its thing, also when that is taken off the page while the page is drawn', () => {
    const one = thing('a');
    one.focus();
    vi.advanceTimersByTime(WHILE);
    const drawn = $derived.by(() => {
      one.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      return 'drawn';
    });
    const draw = (): string => drawn;
    expect(draw()).toBe('drawn');
    expect(desk.card).toBeNull();
  });

  it('does not come after a press of the pointer, nor where there is nothing to tell', () => {
    byKeys = false;
    thing('a').focus();
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toBeNull();
    byKeys = true;
    thing('nothing').focus();
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toBeNull();
  });

  it('goes when the focus moves on, and another comes', () => {
    const [one, other] = [thing('a'), thing('b')];
    one.focus();
    vi.advanceTimersByTime(WHILE);
    other.focus();
    expect(desk.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(desk.card?.key).toBe('b');
    other.blur();
    expect(desk.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toBeNull();
  });

  it('goes by Escape, alone and for good, and the focus stays', () => {
    const one = thing('a');
    one.focus();
    vi.advanceTimersByTime(WHILE);
    table.hints = [];
    key('Escape');
    expect(desk.card).toBeNull();
    expect(table.hints).toEqual([]);
    expect(document.activeElement).toBe(one);
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toBeNull();
  });

  it('is not in the way of whoever goes on: a key before it comes keeps it away, a choice sends it away', () => {
    thing('a').focus();
    key('Enter');
    vi.advanceTimersByTime(WHILE);
    expect(desk.card).toBeNull();
    thing('b').focus();
    vi.advanceTimersByTime(WHILE);
    key('Enter');
    expect(desk.card).toBeNull();
  });

  it('stays while the focus goes into it', () => {
    thing('a').focus();
    vi.advanceTimersByTime(WHILE);
    const card = document.createElement('div');
    card.className = 'about';
    const rule = document.createElement('button');
    card.append(rule);
    frame.append(card);
    rule.focus();
    expect(desk.card?.key).toBe('a');
    rule.blur();
    expect(desk.card).toBeNull();
  });

  it('becomes one that takes the focus where it is asked for', () => {
    thing('a').focus();
    vi.advanceTimersByTime(WHILE);
    key('?');
    expect(desk.card).toEqual({ key: 'a', by: 'key' });
  });
});
