import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking } from './asking';
import { Panels } from './panels.svelte';
import { board, FakeSource, position, sight, update } from './fixtures';
import { runKey } from './run-key';
import { Table } from './table.svelte';

/** Long enough for whoever lingers. */
const WHILE = 1000;

let table: Table;
let panels: Panels;
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
  runKey(event, table, panels);
}

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table(new FakeSource(), 't');
  table.board = { ...board, about: (key) => (key === 'nothing' ? null : { title: key, lines: [], rules: [] }) };
  table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
  panels = new Panels();
  frame = document.createElement('div');
  document.body.append(frame);
  leave = asking(table, panels)(frame);
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
    expect(panels.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toEqual({ key: 'a', by: 'focus' });
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
    expect(panels.card).toBeNull();
  });

  it('does not come after a press of the pointer, nor where there is nothing to tell', () => {
    byKeys = false;
    thing('a').focus();
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
    byKeys = true;
    thing('nothing').focus();
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
  });

  it('goes when the focus moves on, and another comes', () => {
    const [one, other] = [thing('a'), thing('b')];
    one.focus();
    vi.advanceTimersByTime(WHILE);
    other.focus();
    expect(panels.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(panels.card?.key).toBe('b');
    other.blur();
    expect(panels.card).toBeNull();
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
  });

  it('goes by Escape, alone and for good, and the focus stays', () => {
    const one = thing('a');
    one.focus();
    vi.advanceTimersByTime(WHILE);
    table.hints = [];
    key('Escape');
    expect(panels.card).toBeNull();
    expect(table.hints).toEqual([]);
    expect(document.activeElement).toBe(one);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
  });

  it('is not in the way of whoever goes on: a key before it comes keeps it away, a choice sends it away', () => {
    thing('a').focus();
    key('Enter');
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
    thing('b').focus();
    vi.advanceTimersByTime(WHILE);
    key('Enter');
    expect(panels.card).toBeNull();
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
    expect(panels.card?.key).toBe('a');
    rule.blur();
    expect(panels.card).toBeNull();
  });

  it('becomes one that takes the focus where it is asked for', () => {
    thing('a').focus();
    vi.advanceTimersByTime(WHILE);
    key('?');
    expect(panels.card).toEqual({ key: 'a', by: 'key' });
  });
});

describe('the card about a thing that the pointer is on', () => {
  const pointer = (on: Element, type: string, at: number): boolean =>
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', screenX: at, screenY: at }));

  it('comes to whoever moves there and lingers, and goes when the pointer moves on', () => {
    const one = thing('a');
    pointer(one, 'pointerover', 1);
    pointer(one, 'pointermove', 1);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toEqual({ key: 'a', by: 'pointer' });
    pointer(frame, 'pointerover', 2);
    pointer(frame, 'pointermove', 2);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
  });

  it('does not come to a pointer at rest under which a page is drawn, until a hand moves it', () => {
    pointer(frame, 'pointermove', 1);
    const one = thing('a');
    pointer(one, 'pointerover', 1);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
    pointer(one, 'pointermove', 2);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card?.key).toBe('a');
  });

  it('goes when the page puts something else under the pointer, and nothing else comes', () => {
    const one = thing('a');
    pointer(one, 'pointermove', 1);
    vi.advanceTimersByTime(WHILE);
    pointer(thing('b'), 'pointerover', 1);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card).toBeNull();
  });

  it('is not begun anew by moving about on the thing, and stays while one moves over to it', () => {
    const one = thing('a');
    pointer(one, 'pointermove', 1);
    vi.advanceTimersByTime(400);
    pointer(one, 'pointermove', 2);
    vi.advanceTimersByTime(400);
    expect(panels.card?.key).toBe('a');
    const card = document.createElement('div');
    card.className = 'about';
    frame.append(card);
    pointer(frame, 'pointerover', 3);
    pointer(frame, 'pointermove', 3);
    pointer(card, 'pointerover', 4);
    pointer(card, 'pointermove', 4);
    vi.advanceTimersByTime(WHILE);
    expect(panels.card?.key).toBe('a');
  });
});

describe('arrows, while nothing has the focus', () => {
  const page = (html: string): void => void (frame.innerHTML = html);
  const BOARD = '<section id="board"><button data-key="a" aria-disabled="false" tabindex="0">a</button></section>';
  const NONE = '<section id="board"><button data-key="a" aria-disabled="true" tabindex="0">a</button></section>';
  const CHOICES = '<div class="sentence"><div class="choices"><button tabindex="0">pass</button></div></div>';

  it.each([
    [`<h1 tabindex="-1">Rome</h1>${CHOICES}${BOARD}`, 'a'],
    [`<h1 tabindex="-1">Rome</h1>${CHOICES}${NONE}`, 'pass'],
    [`<h1 tabindex="-1">Rome</h1>${NONE}`, 'a'],
  ])('begin with what can be chosen, without Tab: %s', (html, first) => {
    page(html);
    frame.querySelector<HTMLElement>('h1')?.focus();
    key('ArrowRight');
    expect(document.activeElement?.textContent).toBe(first);
  });

  it('leave the focus where it is on anything else', () => {
    page(`<input type="text">${BOARD}`);
    frame.querySelector('input')?.focus();
    key('ArrowDown');
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});
