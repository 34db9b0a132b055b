import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { JsonValue } from '../../gen/serde_json/JsonValue';
import type { Table } from '../../table/table.svelte';
import { words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import { bringCaptions, captions } from '../captions';
import { clear, show as stand } from '../stand';
import board from '.';
import { motions, pieces } from './events';
import { EVENTS, PUSH, SOLO, TURN, type Moment } from './fixtures';
import { keys } from './keys';
import { json } from '../typed';
import type { Action, Captions, Decision } from './types';

beforeAll(async () => {
  await bringUsual('gods-of-rome');
  await words.want('gods-of-rome', 'web-gods-of-rome');
});

afterEach(clear);

const show = (moment: Moment, options?: JsonValue): Table => stand(board, moment, { key: 'gr-action-done-slot' }, options);

const there = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLElement>('[data-key]')].map((target) => target.dataset['key'] ?? ''));

const faction: Moment = {
  view: {
    ...TURN.view,
    decision: 'faction',
    players: TURN.view.players.map((player, seat) =>
      seat === TURN.view.turn ? { ...player, player: { ...player.player, faction: null } } : player,
    ),
  },
  legal: [{ choose: 'diana' }, { choose: 'venus' }],
};

test.each([
  ['at the beginning of a turn', TURN],
  ['when somebody is pushed', PUSH],
  ['in a solo game', SOLO],
  ['when a faction is chosen', faction],
])('%s, whatever has a place can be pressed there', (_, moment) => {
  show(moment);
  const places = there();
  for (const action of moment.legal) {
    for (const key of keys(action, moment.view)) expect(places, JSON.stringify(action)).toContain(key);
  }
  expect(document.querySelectorAll('.target.legal').length).toBeGreaterThan(1);
});

test('events light up, and pieces fly between, things that are on the board', () => {
  show(SOLO);
  const places = there();
  const { objectives, removed } = SOLO.view;
  // A god who left has no blessings, seats beyond the first are empty, and only open objectives lie there.
  const absent = (key: string): boolean =>
    /^(seat|slot|blessing|supplies):[1-9]/.test(key) ||
    key.startsWith('faction:') ||
    (key.startsWith('blessing:') && key.endsWith(`:${removed}`)) ||
    (key.startsWith('objective:') && !objectives.some((objective) => key === `objective:${objective}`));
  for (const event of EVENTS) {
    const named = [...pieces(event), ...motions(event).flatMap(({ from, to }) => [from, to])];
    for (const key of named) if (!absent(key)) expect(places, JSON.stringify(event)).toContain(key);
  }
});

test('pieces that fly are symbols of the sprite', () => {
  show(TURN);
  for (const { piece } of EVENTS.flatMap(motions)) expect(document.getElementById(piece), piece).not.toBeNull();
});

test.each([
  ['at the beginning of a turn', TURN],
  ['when somebody is pushed', PUSH],
  ['in a solo game', SOLO],
  ['when a faction is chosen', faction],
])('%s, every target says in words what it is', (_, moment) => {
  show(moment, { powers: true, pantheon: true });
  const names = [...document.querySelectorAll('.target')].map((target) => target.querySelector('[aria-label]')?.getAttribute('aria-label'));
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(name).toMatch(/^(?!.*(gr-|undefined|\{|\$)).{3,}$/);
});

test('whatever can be pointed at can be asked about', () => {
  show(SOLO);
  const places = [...document.querySelectorAll<HTMLElement>('main [data-key]')].map((target) => target.dataset['key'] ?? '');
  for (const key of places) expect(board.about(key, SOLO.view), key).not.toBeNull();
});

test('pointing at a visit shows the disc that would come', () => {
  const visit = TURN.legal.find((action) => typeof action !== 'string' && 'visit' in action);
  expect(visit).toBeDefined();
  const table = show(TURN);
  expect(document.querySelector('.ghost')).toBeNull();
  table.pointed = keys(visit as Action, TURN.view)[0] ?? null;
  flushSync();
  expect(document.querySelector('.gr-temple .ghost')).not.toBeNull();
});

test('a push that was chosen shows the way', () => {
  const table = show(PUSH);
  expect(document.querySelector('.way')).toBeNull();
  table.chosen = table.legal[0] ?? null;
  flushSync();
  expect(document.querySelector('.way')).not.toBeNull();
});

test('symbols that are used up fade on the slot', () => {
  const decision: Decision = 'activation';
  const seat = TURN.view.turn;
  const players = TURN.view.players.map((it, index) =>
    index === seat ? { ...it, player: { ...it.player, cards: [3, null, null, null] } } : it,
  );
  show({ view: { ...TURN.view, decision, slot: 1, symbols: [0, 1, 0], players }, legal: ['done'] });
  const slot = document.querySelector(`[data-key="slot:${seat}:1"]`)?.closest('.gr-slot');
  expect(slot?.querySelectorAll('.spent')).toHaveLength(1);
});

test('whose board one asks for is shown large, until one turns it down again', () => {
  const other = (TURN.view.turn + 1) % TURN.view.players.length;
  const button = (): HTMLElement | null => document.querySelector(`[data-key="board:${other}"]`);
  const table = show(TURN);
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
  table.shown = other;
  flushSync();
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  button()?.click();
  flushSync();
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
});

test('four markers on one space stay below the line in which the track is named', () => {
  const racers = PUSH.view.racers.map((racer) => ({ ...racer, favour: 28 }));
  show({ ...PUSH, view: { ...PUSH.view, racers } });
  const heights = [...document.querySelectorAll<SVGElement>('.marker')].map(({ style }) =>
    Number(/, ([\d.]+)px/.exec(style.transform)?.[1]),
  );
  expect(new Set(heights).size).toBe(4);
  // A marker reaches 12.5 px above its middle; the name's letters are 14 px high.
  for (const height of heights) expect(height - 12.5).toBeGreaterThanOrEqual(14);
});

test('a player has the colour of the pieces, and whoever has no faction yet has nobody’s', () => {
  const table = show(TURN);
  for (const [seat, { player }] of TURN.view.players.entries()) expect(table.seats[seat]?.colour).toBe(`var(--gr-${player.faction})`);
  const players = TURN.view.players.map((it, seat) => (seat === 1 ? { ...it, player: { ...it.player, faction: null } } : it));
  expect(show({ ...TURN, view: { ...TURN.view, players } }).seats.map(({ colour }) => colour)[1]).toBe('var(--ink)');
});

test.each([TURN, PUSH, SOLO])('nothing but a territory is written like one: a letter and a number', (moment) => {
  show(moment);
  const written = [...document.querySelectorAll('main text, main b, main span')].filter(({ children }) => children.length === 0);
  const read = written.flatMap(({ textContent }) => (/^[JPNDV]\d+$/.test(textContent.trim()) ? [textContent.trim()] : []));
  const away = moment.view.temples.flatMap(({ piece }) => piece ?? []);
  expect(read.toSorted()).toEqual([...moment.view.territories.map(({ id }) => id), ...away].toSorted());
});

test('what the rules work out is shown as it is told, even where it can’t be: nothing is counted here', () => {
  const { view } = SOLO;
  const told = {
    ...view,
    territories: view.territories.map((at) => ({ ...at, leader: 'jupiter' as const })),
    racers: view.racers.map((racer) => ({ ...racer, favour: 3, points: 91, lands: 92 })),
    victory: view.victory.map(() => [{ points: 93, claimed: null }]),
    players: view.players.map((it) => ({ ...it, symbols: it.symbols.map(() => ['attack' as const, 'attack' as const]) })),
  };
  show({ ...SOLO, view: told });
  const label = (key: string): string =>
    document.querySelector(`[data-key="${key}"]`)?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
  for (const { id } of view.territories) expect(label(`territory:${id}`)).toContain('Jupiter has the most');
  expect(label('patronus')).toContain('3 favour, 91 victory points, most on 92 territories');
  expect(label('checkpoint:1')).toContain('93 still open');
  expect(label('slot:0:1')).toContain('attack and attack');
});

test('land and cards are whose and what the engine says, even where it can’t be', async () => {
  const told = captions<Captions>('gods-of-rome');
  const lands = told.lands.map((land) => ({ ...land, god: 'venus' as const }));
  const cards = told.cards.map((card) => ({ ...card, symbols: ['attack' as const, 'attack' as const, 'attack' as const] }));
  bringCaptions('gods-of-rome', json({ ...told, lands, cards }));
  await words.speak('en');
  show(TURN);
  const named = (key: string): string => document.querySelector(`[data-key="${key}"] [aria-label]`)?.getAttribute('aria-label') ?? '';
  for (const { id } of TURN.view.territories) expect(named(`territory:${id}`)).toContain('land of Venus');
  const open = TURN.view.open_cards.findIndex((card) => card !== null) + 1;
  expect(document.querySelectorAll(`[data-key="card:${open}"] use`)).toHaveLength(3);
  await bringUsual('gods-of-rome');
});
