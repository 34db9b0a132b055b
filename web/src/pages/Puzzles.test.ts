/** The page of puzzles: an answer is judged, counted once, and explained. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PuzzleAnswer, PuzzleCard, PuzzlePosition } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { TITLES } from '../gen/titles';
import { router } from '../router.svelte';
import { progress } from '../puzzles/progress.svelte';
import { t, words } from '../words/words.svelte';
import { acted, board, info, legal, position, sight } from '../table/fixtures';
import Page from './Puzzles.svelte';

const [title] = TITLES;
const ID = title?.id ?? '';
const CARDS: PuzzleCard[] = ['p1', 'p2'].map((id) => ({ id, grade: 3, theme: 'rivals', phase: 'middle', seats: 2 }));
const OPENED: PuzzlePosition = {
  info: info({ id: 'puzzle', status: 'playing' }),
  news: [acted(7, 1, 'before')],
  position: position(7, [0], [sight(0, ['button-good', 'button-bad', 'button-worse'])]),
};
const answers: JsonValue[] = [];

function judged(action: JsonValue): PuzzleAnswer {
  const { go } = action as { go: string };
  return {
    solved: go === 'button-good',
    text: { key: go },
    loss: 0.123,
    weighed: go !== 'button-worse',
    best: [legal('button-good')],
    chance: 0.6,
    next: legal('button-bad'),
    margin: 0.123,
    error: 0.01,
    points: [],
    rules: ['XX-1'],
  };
}

const reader = {
  title: ID,
  cards: CARDS,
  setUp: () => Promise.resolve(OPENED),
  answer: (action: JsonValue) => {
    answers.push(action);
    return Promise.resolve(judged(action));
  },
  captions: () => Promise.resolve(null),
  content: () => Promise.resolve(null),
  describe: () => Promise.resolve([]),
  why: () => Promise.resolve(null),
};
vi.mock('../source/puzzles', () => ({ hasPuzzles: () => true, openPuzzles: () => Promise.resolve(reader) }));
vi.mock('../boards', () => ({ boardOf: () => Promise.resolve(board), prefixOf: () => title?.prefix }));
vi.mock('../table/title-card', () => ({ cardOf: () => Promise.resolve(null) }));

let shown: Record<string, unknown> | null = null;
const main = (): HTMLElement => document.querySelector('main') as HTMLElement;
const button = (name: string): HTMLButtonElement | undefined =>
  [...main().querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim().endsWith(name));

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(button(name), name).toBeDefined());
  button(name)?.click();
  flushSync();
}
const says = (text: string) => vi.waitFor(() => expect(main().textContent).toContain(text));

beforeEach(async () => {
  localStorage.clear();
  answers.length = 0;
  await words.speak('en');
  await words.want('web-puzzles', ID);
  document.body.innerHTML = '<main></main>';
  router.go(`/puzzles/${ID}`);
  shown = mount(Page, { target: main() });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

it('asks, says what a wrong answer loses, lets one try again, and counts the first answer only', async () => {
  await says(t('web-puzzles-task', { grade: 3 }));
  expect(router.place.path).toBe(`/puzzles/${ID}/p1`);
  expect(button(t('web-table-hint'))).toBeUndefined();
  await press('button-bad');
  await says(t('web-puzzles-wrong', { what: 'button-bad', loss: '12.3' }));
  expect(answers).toEqual([{ go: 'button-bad' }]);
  const once = progress.of(ID);
  expect(once.answered).toEqual({ p1: false });
  // What is best isn't told before one wants to know.
  expect(main().textContent).not.toContain(t('web-puzzles-best', { what: 'button-good' }));
  await press(t('web-puzzles-again'));
  await press('button-worse');
  await says(t('web-puzzles-wrong-by-far', { what: 'button-worse', loss: '12.3' }));
  await press('button-good');
  await says(t('web-puzzles-right', { what: 'button-good' }));
  expect(progress.of(ID)).toEqual(once);
  const rule = main().querySelector<HTMLAnchorElement>('.why a');
  expect(rule?.getAttribute('href')).toBe(`/rules/${ID}#XX-1`);
});

it('goes on with another puzzle, and shows what is best to whoever gives up', async () => {
  await says(t('web-puzzles-task', { grade: 3 }));
  // Which of the two comes first depends on what was answered before.
  const first = router.place.path;
  expect(first).toMatch(/\/p[12]$/);
  await press(t('web-puzzles-next'));
  await vi.waitFor(() => expect(router.place.path).toBe(`/puzzles/${ID}/${first.endsWith('p1') ? 'p2' : 'p1'}`));
  await press('button-bad');
  await press(t('web-puzzles-reveal'));
  await says(t('web-puzzles-best', { what: 'button-good' }));
  expect(main().textContent).toContain(t(`${title?.prefix}-theme-rivals`));
});
