import { describe, expect, it } from 'vitest';
import type { News } from '../gen';
import { nearest, type Arrow } from './arrows';
import { plannedAgain } from './play-again';
import { clockText, leftNow } from './clocks';
import { acted, info } from './fixtures';
import { commandOf, type Press } from './keys';
import { said, sinceOwn, turns } from './log';
import { beside, near } from './place';
import { NOTHING_BACK } from './taken-back';

const at = (x: number, y: number, name: string): Element => {
  const element = document.createElement('i');
  element.id = name;
  element.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10);
  return element;
};

describe('arrows', () => {
  const [middle, right, farRight, below, left] = [
    at(50, 50, 'm'),
    at(100, 60, 'r'),
    at(200, 50, 'rr'),
    at(55, 120, 'b'),
    at(0, 50, 'l'),
  ] as const;
  const all = [middle, right, farRight, below, left];

  it.each<[Element, Arrow, string]>([
    [middle, 'ArrowRight', 'r'],
    [middle, 'ArrowDown', 'b'],
    [middle, 'ArrowLeft', 'l'],
    [right, 'ArrowRight', 'rr'],
    // Over the edge it goes on at the other side.
    [farRight, 'ArrowRight', 'l'],
  ])('lead to the nearest target in their direction', (from, arrow, to) => {
    expect(nearest(from, all, arrow)?.id).toBe(to);
  });

  it('lead nowhere where there is nothing else', () => {
    expect(nearest(middle, [middle], 'ArrowUp')).toBeNull();
  });
});

describe('clocks', () => {
  it('run on between updates, but only those that run', () => {
    expect(leftNow({ left: 5000, runs: true }, 1000, 3000)).toBe(3000);
    expect(leftNow({ left: 5000, runs: false }, 1000, 3000)).toBe(5000);
    expect(leftNow({ left: 5000, runs: true }, 1000, 99_000)).toBe(0);
    expect(leftNow({ left: 5000, runs: true }, 1000, 500)).toBe(5000);
  });

  it.each([
    [0, '0:00.0'],
    [9_940, '0:09.9'],
    [10_000, '0:10'],
    [65_000, '1:05'],
    [3_723_000, '1:02:03'],
    [100 * 3_600_000, '4 d 4 h'],
  ])('are read as people read them: %d', (left, text) => {
    expect(clockText(left)).toBe(text);
  });
});

describe('the log', () => {
  const spoken: News = { seq: 4, at: 4, what: { said: { user: 'u', name: 'Ana', text: 'hi' } } };
  const ticked: News = { seq: 5, at: 5, what: 'ticked', events: [{ event: {}, text: { key: 'tick' } }] };
  const news = [acted(1, 0, 'a'), acted(2, 0, 'b', 'c'), acted(3, 1, 'd'), spoken, ticked, acted(6, 1, 'e')];

  it('groups what one seat did in a row', () => {
    expect(turns(news, NOTHING_BACK).map(({ seat, lines }) => [seat, lines.map(({ id }) => id)])).toEqual([
      [0, ['1.0', '2.0', '2.1']],
      [1, ['3.0']],
      [null, ['5.0']],
      [1, ['6.0']],
    ]);
  });

  it('tells what happened to the table, but not what was said', () => {
    const back: News = { seq: 7, at: 7, what: { returned: { seat: 1 } } };
    expect(turns([spoken, back], NOTHING_BACK).map(({ lines }) => lines.map(({ says }) => says))).toEqual([
      [{ is: 'table', what: back.what }],
    ]);
    expect(said(news)).toEqual([{ seq: 4, at: 4, user: 'u', name: 'Ana', text: 'hi' }]);
  });

  it('knows what others did since one last acted', () => {
    expect(sinceOwn(news, [0], NOTHING_BACK).map(({ seq }) => seq)).toEqual([3, 5, 6]);
    expect(sinceOwn(news, [1], NOTHING_BACK)).toEqual([]);
  });

  it('ends with who won, or who gave up', () => {
    const won: News = { ...acted(7, 1, 'f'), ending: 'finished', result: { key: 'engine-result-won' } };
    const last = (end: News): unknown =>
      turns([...news, end], NOTHING_BACK)
        .at(-1)
        ?.lines.at(-1)?.says;
    expect(last(won)).toEqual({ is: 'result', result: { key: 'engine-result-won' } });
    expect(last({ seq: 7, at: 7, what: { resigned: { seat: 0 } }, ending: 'resigned' })).toEqual({ is: 'given-up' });
  });
});

describe('a card', () => {
  const screen = { width: 400, height: 300 };
  const card = { width: 100, height: 80 };

  it('stands below its thing, or above it where there is no room', () => {
    expect(beside({ left: 100, top: 50, width: 20, height: 20 }, card, screen)).toEqual({ left: 60, top: 78 });
    expect(beside({ left: 100, top: 260, width: 20, height: 20 }, card, screen)).toEqual({ left: 60, top: 172 });
  });

  it('goes to the side of a thing that has room neither above nor below', () => {
    const high = { width: 100, height: 250 };
    expect(beside({ left: 100, top: 140, width: 20, height: 20 }, high, screen)).toEqual({ left: 128, top: 25 });
    expect(beside({ left: 300, top: 140, width: 20, height: 20 }, high, screen)).toEqual({ left: 192, top: 25 });
  });

  it('stays on the screen', () => {
    expect(beside({ left: 0, top: 0, width: 10, height: 10 }, card, screen).left).toBe(8);
    expect(beside({ left: 390, top: 0, width: 10, height: 10 }, card, screen).left).toBe(292);
  });

  it('stays clear of what stands at the foot of the screen', () => {
    const shown = at(0, 0, 'card') as HTMLElement;
    const thing = at(50, innerHeight - 60, 'thing');
    thing.setAttribute('data-key', 'low');
    document.body.append(thing);
    shown.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30);
    const bottom = (foot: number): number => {
      near('low', foot)(shown)();
      return parseFloat(shown.style.top) + 30;
    };
    expect(bottom(0)).toBeGreaterThan(innerHeight - 60);
    expect(bottom(50)).toBeLessThanOrEqual(innerHeight - 50);
    thing.remove();
  });
});

describe('keys', () => {
  const press = (key: string, on: Press['on'] = 'elsewhere', more: Partial<Press> = {}): Press => ({
    key,
    on,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  it('mean what the list says', () => {
    expect(commandOf(press('3'))).toEqual({ is: 'button', index: 2 });
    expect(commandOf(press('L'))).toEqual({ is: 'log' });
    expect(commandOf(press('Backspace'))).toEqual({ is: 'undo' });
    expect(commandOf(press('Enter'))).toEqual({ is: 'confirm' });
  });

  it('leave writing, controls and the browser alone', () => {
    expect(commandOf(press('l', 'writing'))).toBeNull();
    expect(commandOf(press('Escape', 'writing'))).toEqual({ is: 'close' });
    expect(commandOf(press('Enter', 'control'))).toBeNull();
    expect(commandOf(press('l', 'elsewhere', { ctrlKey: true }))).toBeNull();
  });

  it('leave the boards their own', () => {
    for (const key of ['r', 'f', 'ArrowUp', 'Tab']) expect(commandOf(press(key))).toBeNull();
  });
});

describe('playing again', () => {
  it('keeps who sat where', () => {
    const [person] = info().seats;
    const seats = [person, { ...person, kind: 'bot', user: null, level: 4 }, { ...person, kind: 'hot-seat', name: 'Bia' }] as ReturnType<
      typeof info
    >['seats'];
    expect(plannedAgain(info({ seats }), 'u0').seats).toEqual(['me', { bot: { level: 4 } }, { 'hot-seat': { name: 'Bia' } }]);
  });
});
