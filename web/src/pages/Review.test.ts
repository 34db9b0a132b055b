/** The page of a review, told in both languages by a review that comes in parts. */

import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Review, ReviewDecision } from '../gen';
import { TITLES } from '../gen/titles';
import { exercises } from '../review/exercises.svelte';
import { router } from '../router.svelte';
import type { ReviewEars } from '../source/review';
import { words } from '../words/words.svelte';
import Page from './Review.svelte';

let ears: ReviewEars;
const stop = vi.fn();
vi.mock('../source/review', () => ({
  startReview: (_: unknown, given: ReviewEars) => {
    ears = given;
    return stop;
  },
}));
let records = 0;
vi.mock('../ui/record', async (original) => ({
  ...(await original<object>()),
  recordOf: () => Promise.resolve(`record ${(records += 1)}`),
}));

const [title] = TITLES;
const decision: ReviewDecision = {
  before: 1,
  entry: 2,
  asked: { key: 'web-play', args: [] },
  chosen: { seat: 0, action: 'x', text: { key: 'web-nav-rules', args: [] } },
  choices: 3,
  weighed: true,
  loss: 0.16,
  error: 0.02,
  close: true,
  candidates: [{ chance: 0.6, error: 0.01, line: [{ seat: 1, action: 'y', text: { key: 'web-nav-about', args: [] } }] }],
  why: [],
};
const moment = (entry: number, chances: number[]): Review['moments'][number] => ({
  entry,
  seat: 1,
  chances,
  error: 0.01,
  changes: [],
  points: [],
});
const player = (seat: number): Review['players'][number] => ({
  seat,
  turns: 1,
  accuracy: 87.5,
  mean_loss: 0.0133,
  error: 0.002,
  classes: [1, 0, 0, 0, 1],
  phases: [
    { turns: 1, loss: 0.1 },
    { turns: 1, loss: 0.06 },
    { turns: 0, loss: 0 },
  ],
  kinds: [],
  result: seat,
  luck: seat === 0 ? -0.21 : 0.21,
  luck_error: 0.03,
  decisions: 0,
  revelations: 0,
  time: 0,
  noise: 0,
});
const review: Review = {
  title: title?.id ?? '',
  commitment: 'c0ffee',
  seats: [
    { name: 'Ana', kind: 'human' },
    { name: 'level:3', kind: 'level:3' },
  ],
  automa: false,
  iterations: 100,
  done: 5,
  pieces: 10,
  over: true,
  start: [0.5, 0.5],
  moments: [moment(0, [0.5, 0.5]), moment(1, [0.4, 0.6]), moment(2, [0, 1])],
  turns: [{ seat: 0, phase: 'end', class: 'blunder', loss: 0.16, error: 0.02, decisions: [decision] }],
  players: [player(0), player(1)],
  turning: [2],
};

let shown: Record<string, unknown> | null = null;
const main = (): HTMLElement => document.querySelector('main') as HTMLElement;
const text = (): string => main().textContent.replace(/\s+/g, ' ');

beforeEach(async () => {
  await words.speak('en');
  router.go('/review/local/t');
  document.body.innerHTML = '<main></main>';
  shown = mount(Page, { target: main() });
  await vi.waitFor(() => expect(ears).toBeDefined());
});
afterEach(async () => {
  if (shown) await unmount(shown);
});

it('shows what is known, and how far it is', async () => {
  ears.told(review, false);
  await vi.waitFor(() => expect(text()).toContain('50% weighed'));
  expect(main().querySelector('progress')?.value).toBe(50);
  expect(main().querySelector('h1')?.textContent).toContain(title?.name);
  // A line for each party, and a turning point that leads to its moment.
  expect(main().querySelectorAll('svg[role=group] path.line')).toHaveLength(2);
  const links = [...main().querySelectorAll('svg a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/replay/local/t#2']);
  ears.told({ ...review, done: 10 }, true);
  await vi.waitFor(() => expect(main().querySelector('progress')).toBeNull());
});

it('tells decisions and luck in both languages, without a text that is missing', async () => {
  ears.told(review, true);
  await vi.waitFor(() => expect(text()).toContain('What cost most'));
  for (const part of ['blunder', '16.0%', 'Too close to be sure', '+21.0% ± 3.0', '87.5', '79.0%']) expect(text()).toContain(part);
  expect([...main().querySelectorAll('a')].some((link) => link.getAttribute('href') === '/replay/local/t#1')).toBe(true);
  expect(text()).not.toMatch(/web-review/);
  await words.speak('pt-BR');
  await vi.waitFor(() => expect(text()).toContain('O que custou mais'));
  for (const part of ['erro grave', '16,0%', 'Quase igual']) expect(text()).toContain(part);
  expect(text()).not.toMatch(/web-review/);
});

it('keeps what cost something as exercises, of the one person who played', async () => {
  const other = { ...decision, before: 0, entry: 1, chosen: { ...decision.chosen, seat: 1 } };
  const [turn] = review.turns;
  ears.told({ ...review, turns: [{ ...turn!, decisions: [decision, other] }] }, true);
  await vi.waitFor(() => expect(text()).toContain('Keep this decision as an exercise'));
  const keep = [...main().querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Keep'));
  keep?.click();
  await vi.waitFor(() => expect(text()).toContain('It is among your exercises.'));
  expect(exercises.all?.map(({ entries, seat, name, was }) => [entries, seat, name, was?.class])).toEqual([[1, 0, 'Ana', 'blunder']]);
  expect((await exercises.find(exercises.all?.[0]?.id ?? ''))?.record).toMatch(/^record/);
});

it('says why there is none', async () => {
  ears.failed(new Error('no engine'));
  await vi.waitFor(() => expect(main().querySelector('[role=alert]')).not.toBeNull());
});
