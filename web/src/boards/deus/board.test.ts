import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { bringCaptions, captions } from '../captions';
import { clear, show as stand } from '../stand';
import board from '.';
import { motions } from './events';
import { EFFECT, EVENTS, OVER, ready, TURN } from './fixtures';
import { keys } from './keys';
import type { Table } from '../../table/table.svelte';
import { json } from '../typed';
import type { Action, Captions } from './types';

beforeAll(() => ready());
afterEach(clear);

const show = (moment: typeof TURN): Table => stand(board, moment, { key: 'de-action-done' });

const there = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLElement>('[data-key]')].map((target) => target.dataset['key'] ?? ''));

/** Pieces may be gained: they lie on the own board. */
const GAIN = { view: { ...TURN.view, decision: { pieces: { left: 1, cards: 0 } } }, legal: [{ gain: 'civil' }] as Action[] };

test.each([
  ['in a turn', TURN],
  ['while a column is at work', EFFECT],
  ['when a piece is gained', GAIN],
] as const)('%s, whatever can be done can be pressed', (_, moment) => {
  show(moment);
  const places = there();
  for (const action of moment.legal)
    expect(
      keys(action, moment.view).some((key) => places.has(key)),
      JSON.stringify(action),
    ).toBe(true);
  expect(document.querySelectorAll('.target.legal').length).toBeGreaterThan(0);
});

test('every target says in words what it is', () => {
  show(TURN);
  const names = [...document.querySelectorAll('.target')].map((target) => target.querySelector('[aria-label]')?.getAttribute('aria-label'));
  expect(names.length).toBeGreaterThan(60);
  for (const name of names) expect(name).toMatch(/^(?!.*(\bde-[a-z]|undefined|\{|\$)).{3,}$/);
});

test('whatever can be pointed at can be asked about', () => {
  show(TURN);
  const places = [...document.querySelectorAll<HTMLElement>('main [data-key]')].map((target) => target.dataset['key'] ?? '');
  for (const key of places) expect(board.about(key, TURN.view), key).not.toBeNull();
});

test('pieces that fly are symbols of the sprite', () => {
  show(OVER);
  for (const { piece } of EVENTS.flatMap(motions)) expect(document.getElementById(piece), piece).not.toBeNull();
});

test('whose board one asks for is shown, but one’s own while something is to be taken from it', () => {
  const own = TURN.view.turn;
  const other = (own + 1) % TURN.view.players.length;
  const stock = (seat: number): boolean => there().has(`stock:${seat}:civil`);
  const table = show(TURN);
  expect([stock(own), stock(other)]).toEqual([true, false]);
  table.shown = other;
  flushSync();
  expect([stock(own), stock(other)]).toEqual([false, true]);
  document.querySelectorAll<HTMLElement>('.rivals .tab')[own]?.click();
  flushSync();
  expect(table.shown).toBeNull();
  expect(stock(own)).toBe(true);

  show(GAIN).shown = other;
  flushSync();
  expect(stock(own)).toBe(true);
});

test('a card works as the engine says, even as none does: nothing is read from what is printed', async () => {
  const { cards } = captions<Captions>('deus');
  const told: Captions = { cards: cards.map((card) => ({ ...card, effect: { draw: { cards: 77 } } })) };
  bringCaptions('deus', json(told));
  show(TURN);
  const [card = 0] = TURN.view.hand;
  const signs = [...document.querySelectorAll(`[data-key="hand:${card}"] .signs [data-text]`)];
  expect(signs.map((sign) => sign.getAttribute('data-text'))).toContain('+77');
  await ready();
});
