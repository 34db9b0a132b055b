import { beforeEach, describe, expect, it } from 'vitest';
import type { News, ReplayInfo, TableUpdate } from '../gen';
import { acted, info, position, sight } from './fixtures';
import { Reel, scoresOf, type Film } from './reel.svelte';

const LAST = 4;

/** A game of four steps, in which seat 0 scores a point each time. */
class FakeFilm implements Film {
  close(): void {}
  info: ReplayInfo = { info: info({ status: 'over' }), entries: LAST, shown: LAST, verdict: 'true' };
  asked: [number, number | null][] = [];
  logs: (number | null)[] = [];
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

  async at(entries: number, seat: number | null): Promise<TableUpdate> {
    this.asked.push([entries, seat]);
    await this.gate;
    const score = { lines: [{ party: { seat: 0 }, category: 'x', rule: 'R', points: entries, why: { key: 'w' } }] };
    const outcome = { end: { key: 'end' }, standings: [], sheet: score };
    const at = position(entries, entries === LAST ? [] : [0], [sight(seat, [], { score })], entries === LAST ? { outcome } : {});
    const news = acted(entries + 1, 0, `e${entries}`);
    return { table: 't', after: entries, seq: entries + 1, now: 0, news: [news], info: this.info.info, position: at };
  }

  log(seat: number | null): Promise<News[]> {
    this.logs.push(seat);
    return Promise.resolve(Array.from({ length: LAST + 1 }, (_, entry) => acted(entry + 1, 0, `e${entry}`)));
  }
}

let film: FakeFilm;
let reel: Reel;
const lines = (): string[] => reel.table.news.flatMap(({ events = [] }) => events.map(({ text }) => text.key));

beforeEach(async () => {
  film = new FakeFilm();
  reel = new Reel(film);
  await reel.go(0);
});

describe('a game of the past', () => {
  it('shows any moment, with what happened until then', async () => {
    await reel.go(3);
    expect(reel.table.position?.step).toBe(3);
    expect(lines()).toEqual(['e0', 'e1', 'e2', 'e3']);
    await reel.go(1);
    expect(lines()).toEqual(['e0', 'e1']);
  });

  it('lets the next step play, and shows any other at once', async () => {
    let played = 0;
    reel.table.before = () => (played += 1);
    await reel.go(1);
    expect(played).toBe(1);
    await reel.go(3);
    await reel.go(2);
    expect(played).toBe(1);
  });

  it('stays within the game', async () => {
    await reel.go(99);
    expect(reel.at).toBe(LAST);
    await reel.go(-1);
    expect(reel.at).toBe(0);
  });

  it('shows only the last moment that was asked for', async () => {
    let open = (): void => undefined;
    film.gate = new Promise((done) => (open = done));
    const slow = reel.go(2);
    film.gate = Promise.resolve();
    await reel.go(4);
    open();
    await slow;
    expect(reel.table.position?.step).toBe(4);
  });

  it('leaves out of the log no moment that was passed over', async () => {
    let open = (): void => undefined;
    film.gate = new Promise((done) => (open = done));
    const [one, two] = [reel.go(1), reel.go(2)];
    open();
    await Promise.all([one, two]);
    expect(lines()).toEqual(['e0', 'e1', 'e2']);
  });

  it('is running until its end', async () => {
    expect(reel.table.info?.status).toBe('playing');
    reel.plays = true;
    await reel.go(LAST);
    expect(reel.table.info?.status).toBe('over');
    expect(reel.plays).toBe(false);
  });

  it('can be seen with other eyes', async () => {
    await reel.lookAs(1);
    expect(film.asked.at(-1)).toEqual([0, 1]);
    expect(film.logs).toEqual([null, 1]);
    expect(reel.table.legal).toEqual([]);
  });

  it('begins anew when its end is played', () => {
    reel.at = LAST;
    reel.toggle();
    expect([reel.at, reel.plays]).toEqual([0, true]);
  });

  it('takes the scores from beginning to end', async () => {
    expect((await scoresOf(film)).map(({ step, totals }) => [step, totals.get(0)])).toEqual([0, 1, 2, 3, 4].map((step) => [step, step]));
  });
});
