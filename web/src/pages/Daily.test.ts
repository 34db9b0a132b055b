/** The pages of the daily deal: what is dealt, what is told before and after one has played, and what waits to be sent. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DailyDeal, DailyStanding } from '../gen';
import { TITLES } from '../gen/titles';
import { dayOf, games, type DailyGame } from '../daily/kept.svelte';
import { router } from '../router.svelte';
import { ProblemError } from '../source/source';
import { t, words } from '../words/words.svelte';
import Page from './Daily.svelte';

const [face] = TITLES;
const ID = face?.id ?? '';
const TODAY = dayOf(Date.now());
const dealt = (day: string, title: string): DailyDeal => ({ day, title, deal: 'd', level: 4, seats: 3, seat: 1 });
const SCORE = { lead: 5, points: 40, rank: 1 };

const ask = vi.hoisted(() => ({ standing: vi.fn(), send: vi.fn() }));
vi.mock('../source/daily', () => ({
  dealsOf: (day: string) => Promise.resolve(TITLES.map(({ id }) => dealt(day, id))),
  recordOfPlays: () => Promise.resolve(''),
}));
vi.mock('../daily/server', () => ({
  standingOf: ask.standing,
  send: ask.send,
  sendWaiting: () => Promise.resolve(),
  bestPlace: () => '',
  announce: () => Promise.resolve(),
}));

const before: DailyStanding = { deal: dealt(TODAY, ID), closes: 0, begun: false, own: null, players: 2, told: null };
const after: DailyStanding = {
  ...before,
  begun: true,
  own: { ...SCORE, mark: 'first', at: 0 },
  players: 3,
  told: {
    bars: [
      { from: -5, to: -1, first: 1, others: 0 },
      { from: 0, to: 4, first: 0, others: 1 },
      { from: 5, to: 9, first: 1, others: 0 },
    ],
    place: 1,
    of: 2,
    best: { name: 'Eva', ...SCORE },
  },
};
const played = (over: Partial<DailyGame> = {}): DailyGame => ({
  deal: dealt(TODAY, ID),
  attempt: 'a',
  plays: ['wait'],
  done: SCORE,
  finished: TODAY,
  sent: false,
  ...over,
});

let shown: Record<string, unknown> | null = null;
const main = (): HTMLElement => document.querySelector('main') as HTMLElement;
const says = (text: string) => vi.waitFor(() => expect(main().textContent).toContain(text));

async function open(path: string): Promise<void> {
  router.go(path);
  shown = mount(Page, { target: main() });
  await vi.waitFor(() => expect(main().querySelector('h1')).not.toBeNull());
}

beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  ask.standing.mockResolvedValue(before);
  await words.speak('en');
  await words.want('web-daily');
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

it('lists what is dealt of every title, with a way to play it', async () => {
  await open('/daily');
  await vi.waitFor(() => expect(main().querySelectorAll('a[href$="/play"]')).toHaveLength(TITLES.length));
  expect(main().querySelector(`a[href="/daily/${TODAY}/${ID}/play"]`)?.textContent).toBe(t('web-daily-begin'));
  await says(t('web-daily-about', { seats: 3, seat: 2, level: 4 }));
});

it('tells nobody how others did before they have played', async () => {
  await open(`/daily/${TODAY}/${ID}`);
  await says(t('web-daily-play-first'));
  await says(t('web-daily-players', { players: 2 }));
  expect(main().querySelector('figure')).toBeNull();
});

it('sends a finished game in, and shows one’s place, the chart as a table too, and the best game', async () => {
  games.keep(played());
  ask.send.mockResolvedValue(after);
  await open(`/daily/${TODAY}/${ID}`);
  await says(t('web-daily-place', { place: 1, of: 2 }));
  await says(t('web-daily-mark-first'));
  expect(ask.send).toHaveBeenCalledOnce();
  expect(main().querySelector('figure svg')?.getAttribute('aria-label')).toBe(t('web-daily-chart'));
  const own = [...main().querySelectorAll('tbody tr')].filter((row) => row.textContent.includes(t('web-daily-chart-own')));
  expect(own).toHaveLength(1);
  expect(own[0]?.textContent).toContain('5');
  await says(t('web-daily-best-of', { name: 'Eva', lead: 5 }));
  expect(main().querySelector(`a[href="/replay/daily/${TODAY}~${ID}~best"]`)).not.toBeNull();
  expect(main().querySelector(`a[href="/review/daily/${TODAY}~${ID}"]`)).not.toBeNull();
});

it('says that a result waits where no server can be reached, and tries again when asked', async () => {
  games.keep(played());
  ask.send.mockRejectedValueOnce(new ProblemError({ code: 'busy', message: '' }));
  await open(`/daily/${TODAY}/${ID}`);
  await says(t('web-daily-waits'));
  await says(t('web-daily-unreachable'));
  ask.send.mockResolvedValue(after);
  const again = [...main().querySelectorAll('button')].find(({ textContent }) => textContent === t('web-daily-send'));
  again?.click();
  flushSync();
  await says(t('web-daily-place', { place: 1, of: 2 }));
});

it('says why a server doesn’t take a result', async () => {
  games.keep(played());
  ask.send.mockRejectedValue(new ProblemError({ code: 'wrong-time', message: '', facts: { key: 'web-daily-later', args: [] } }));
  await open(`/daily/${TODAY}/${ID}`);
  await says(t('web-daily-refused', { why: t('web-daily-later') }));
});

it('shows nothing of tomorrow, and knows no day that isn’t one', async () => {
  await open('/daily/9999-12-31');
  await says(t('web-daily-later'));
  if (shown) await unmount(shown);
  await open('/daily/2026-02-30');
  expect(main().textContent).not.toContain(t('web-daily-later'));
  expect(main().querySelector('a[href$="/play"]')).toBeNull();
});
