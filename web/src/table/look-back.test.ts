import { beforeEach, expect, it } from 'vitest';
import type { News, Past } from '../gen';
import { ProblemError } from '../source/source';
import { acted, info, position, sight } from './fixtures';
import { LookBack } from './look-back.svelte';
import { still } from './still';
import { Table } from './table.svelte';

const said = (seq: number): News => ({ seq, at: seq, what: { said: { user: 'u1', name: 'Bia', text: 'hm' } }, events: [] });
const began: News = { seq: 2, at: 2, what: 'began', step: 0, events: [] };
/** Everything that happened, as the source would tell it. */
const LOG: News[] = [began, acted(3, 0, 'e3'), said(4), acted(5, 1, 'e5'), acted(6, 0, 'e6')];
const pastOf = (seq: number): Past => ({
  seq,
  position: position(seq, [0], [sight(0, ['a'], { view: { after: seq } }), sight(1, [], { view: { others: seq } })], {
    deadline: 9,
    offers: [{ seq: 1, by: 1, what: 'pause', waits_for: [0] }],
  }),
  described: [[{ key: `own ${seq}` }], [{ key: `others ${seq}` }]],
});

let live: Table;
let asked: number[];
let answer: (seq: number) => Promise<Past>;
let back: LookBack;

function begin(news: readonly News[]): void {
  live.tell({ table: 't', after: 0, seq: 6, now: 0, news: [...news], info: info(), position: position(6, [0], [sight(0, ['a'])]) });
  back = new LookBack(live);
}

beforeEach(() => {
  asked = [];
  answer = (seq) => Promise.resolve(pastOf(seq));
  const source = still(() => Promise.resolve([]));
  source.news = (_, before) => Promise.resolve(LOG.filter(({ seq }) => seq < before));
  source.past = (_, seq) => {
    asked.push(seq);
    return answer(seq);
  };
  live = new Table(source, 't');
  begin(LOG);
});

it('begins a step before now, and goes through what changed the board', async () => {
  await back.begin();
  expect(back.at).toBe(5);
  await back.go(back.index - 1);
  expect(back.at).toBe(3);
  expect(back.table.view).toEqual({ after: 3 });
  expect(back.table.news.map(({ seq }) => seq)).toEqual([2, 3]);
  await back.go(0);
  expect(back.at).toBe(2);
  await back.go(-1);
  expect(back.at).toBe(2);
});

it('shows what these eyes saw, and lets nothing be done', async () => {
  await back.begin();
  expect(back.table.own).toEqual([0]);
  expect(back.table.legal).toEqual([]);
  expect(back.table.position?.offers).toEqual([]);
  expect(back.table.position).not.toHaveProperty('deadline');
  expect(await back.table.describe()).toEqual([expect.stringContaining('own 5')]);
});

it('lets the next step play, and shows any other at once', async () => {
  let played = 0;
  back.table.before = () => (played += 1);
  await back.go(1);
  expect(played).toBe(0);
  await back.go(2);
  expect(played).toBe(1);
  await back.go(0);
  expect(played).toBe(1);
});

it('asks for what came before what is known', async () => {
  begin(LOG.slice(3));
  await back.go(0);
  expect(back.at).toBe(5);
  await back.go(-1);
  expect(live.news).toHaveLength(LOG.length);
  expect(back.at).toBe(3);
});

it('goes on while the game does', async () => {
  await back.begin();
  live.tell({ table: 't', after: 6, seq: 7, now: 0, news: [acted(7, 0, 'e7')], info: info(), position: position(7, [1], [sight(0)]) });
  expect(back.at).toBe(5);
  expect(back.places.at(-1)).toBe(7);
  expect(back.table.view).toEqual({ after: 5 });
});

it('shows only what was asked for last, and says why there is nothing', async () => {
  let first: (past: Past) => void = () => undefined;
  answer = (seq) => (seq === 5 ? new Promise((done) => (first = done)) : Promise.resolve(pastOf(seq)));
  const slow = back.begin();
  await back.go(0);
  first(pastOf(5));
  await slow;
  expect(back.table.view).toEqual({ after: 2 });
  answer = () => Promise.reject(new ProblemError({ code: 'too-fast', message: 'slower' }));
  await back.go(1);
  expect(back.table.refusal).not.toBeNull();
});
