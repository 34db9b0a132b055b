import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe as group, expect, test } from 'vitest';
import rules from '../../../../docs/rules/royal-game-of-ur/en.md?raw';
import type { Table } from '../../table/table.svelte';
import { LANGUAGES, words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import { clear, show as stand } from '../stand';
import { kindOf, type KindOf } from '../told';
import board from '.';
import { about } from './about';
import { motions, pieces } from './events';
import { attempts, keys } from './keys';
import type { Action, Event, View } from './types';

beforeAll(async () => {
  await bringUsual('royal-game-of-ur');
  await words.want('royal-game-of-ur', 'web-royal-game-of-ur');
});

afterEach(clear);

/** The dark player has thrown 2: one piece may enter, one sends another back, one reaches a rosette, one is borne off. */
const view: View = {
  pieces: 7,
  players: [
    { waiting: 4, on: [3, 7], home: 1, progress: 25 },
    { waiting: 2, on: [5, 6, 13], home: 2, progress: 54 },
  ],
  first: 0,
  turn: 1,
  dice: [true, false, true, false],
  threw: 2,
  throws: 31,
  moves: [
    { from: null, to: 2, sends_back: false, throws_again: false },
    { from: 5, to: 7, sends_back: true, throws_again: false },
    { from: 6, to: 8, sends_back: false, throws_again: true },
    { from: 13, to: null, sends_back: false, throws_again: false },
  ],
  ending: null,
};
const legal: Action[] = ['enter', { move: 5 }, { move: 6 }, { move: 13 }];

const show = (): Table => stand(board, { view, legal }, { key: 'ur-action-pass' });
const there = (): string[] => [...document.querySelectorAll<HTMLElement>('[data-key]')].map((target) => target.dataset['key'] ?? '');

/** Every kind of event, with one of them, what it lights up and between what a piece travels. The type wants all kinds. */
const TOLD: Record<KindOf<Event>, [Event, string[], [string, string]?]> = {
  'first-player': [{ 'first-player': { seat: 1 } }, ['seat:1']],
  threw: [{ threw: { seat: 0, dice: [true, true, false, false] } }, ['dice', 'seat:0']],
  entered: [{ entered: { seat: 1, to: 2 } }, ['own:1:2'], ['waiting:1', 'own:1:2']],
  moved: [{ moved: { seat: 1, from: 4, to: 8 } }, ['own:1:4', 'middle:8'], ['own:1:4', 'middle:8']],
  'sent-back': [{ 'sent-back': { seat: 0, square: 7 } }, ['middle:7'], ['middle:7', 'waiting:0']],
  'borne-off': [{ 'borne-off': { seat: 0, from: 13, home: 3 } }, ['home:0'], ['own:0:13', 'home:0']],
  'throws-again': [{ 'throws-again': { seat: 0, square: 4 } }, ['own:0:4']],
  passed: [{ passed: { seat: 1 } }, ['dice', 'seat:1']],
  ended: [{ ended: { ending: 'all-home' } }, ['home:0', 'home:1']],
};

test('the board has twenty squares, two trays for each player and the dice', () => {
  show();
  const places = there().filter((key) => !key.startsWith('seat:'));
  expect(places.filter((key) => key.startsWith('middle:'))).toHaveLength(8);
  expect(places.filter((key) => key.startsWith('own:'))).toHaveLength(12);
  expect(new Set(places).size).toBe(8 + 12 + 4 + 1);
});

test('a move can be chosen at its piece and at the square that it reaches, and no two share a place', () => {
  show();
  const places = legal.flatMap((action) => keys(action, view));
  expect(new Set(places).size).toBe(2 * legal.length);
  for (const key of places) expect(there()).toContain(key);
  expect(document.querySelectorAll('.target.legal')).toHaveLength(places.length);
});

test('passing has no place, so it becomes a button', () => {
  expect(keys('pass', { ...view, moves: [] })).toEqual([]);
});

test('pieces are told by shape and letter besides colour', () => {
  show();
  expect(document.querySelector('#ur-piece-0 circle.body')).not.toBeNull();
  expect(document.querySelector('#ur-piece-1 path.body')).not.toBeNull();
  const letters = [0, 1].map((seat) => document.querySelector(`#ur-piece-${seat} text`)?.textContent);
  expect(new Set(letters).size).toBe(2);
});

test('dice that show a marked corner are drawn apart, and the throw is written', () => {
  show();
  expect(document.querySelectorAll('.ur-dice .marked')).toHaveLength(2);
  expect(document.querySelector('.ur-dice text')?.textContent).toBe('2');
});

test('pointing at a piece shows where it would go', () => {
  const table = show();
  expect(document.querySelector('.ghost')).toBeNull();
  table.pointed = 'middle:6';
  flushSync();
  expect(document.querySelector('.ghost')).not.toBeNull();
  expect(document.querySelector('.way .line')).not.toBeNull();
});

test('whoever points at something else is told why it can’t be', () => {
  expect(attempts('middle:9', view)).toEqual([{ move: 9 }]);
  expect(attempts('own:1:3', view)).toEqual([{ move: 3 }]);
  expect(attempts('own:0:3', view)).toEqual([]);
  expect(attempts('waiting:1', view)).toEqual(['enter']);
  expect(attempts('home:1', view)).toEqual([{ move: 13 }]);
  expect(attempts('dice', view)).toEqual(['pass']);
});

test.each(Object.entries(TOLD))('%s lights up what it was about, and moves what travels', (kind, [event, lit, flight]) => {
  show();
  expect(kindOf(event)).toBe(kind);
  expect(pieces(event)).toEqual(lit);
  for (const key of lit) expect(there()).toContain(key);
  expect(motions(event).map(({ from, to }) => [from, to])).toEqual(flight ? [flight] : []);
  for (const { piece } of motions(event)) expect(document.getElementById(piece)).not.toBeNull();
});

group.each(LANGUAGES)('in %s', (language) => {
  test('everything has a name and can be asked about, with rules that exist', async () => {
    await words.speak(language);
    show();
    for (const target of document.querySelectorAll<HTMLElement>('main [data-key]')) {
      const name = target.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
      expect(name).toMatch(/^(?!.*(ur-|undefined|\{|\$)).{3,}$/);
      const it = about(target.dataset['key'] ?? '', view);
      expect(it, name).not.toBeNull();
      expect([it?.title, ...(it?.lines ?? [])].join(' ')).not.toMatch(/ur-|undefined|\{|\$/);
      for (const rule of it?.rules ?? []) expect(rules).toContain(`id="${rule}"`);
    }
  });
});

test('nothing is known about what is not there', () => {
  expect(about('own:0:15', view)).toBeNull();
  expect(about('elsewhere', view)).toBeNull();
});

test('what is reconstructed says so', () => {
  expect(about('middle:8', view)?.provenance).toBe('reconstructed');
  expect(about('dice', view)?.provenance).toBe('found');
});
