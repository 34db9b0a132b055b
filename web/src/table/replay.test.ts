import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, News, ReplayInfo, ReviewLines, TableUpdate } from '../gen';
import { acted, info, position, sight } from './fixtures';
import { Replay, scoresOf, type RecordReader } from './replay.svelte';

const LAST = 4;

/** A game of four steps, in which seat 0 scores a point each time. */
class FakeReader implements RecordReader {
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

  describe(entries: number, seat: number | null): Promise<Message[]> {
    return Promise.resolve([{ key: `after ${entries} for ${seat}` }]);
  }

  looked: ReviewLines[] = [];

  look(): Promise<ReviewLines[]> {
    return Promise.resolve(this.looked);
  }

  log(seat: number | null): Promise<News[]> {
    this.logs.push(seat);
    return Promise.resolve(Array.from({ length: LAST + 1 }, (_, entry) => acted(entry + 1, 0, `e${entry}`)));
  }
}

let reader: FakeReader;
let replay: Replay;
const lines = (): string[] => replay.table.news.flatMap(({ events = [] }) => events.map(({ text }) => text.key));

beforeEach(async () => {
  reader = new FakeReader();
  replay = new Replay(reader);
  await replay.go(0);
});

describe('a game of the past', () => {
  it('shows any moment, with what happened until then', async () => {
    await replay.go(3);
    expect(replay.table.position?.step).toBe(3);
    expect(lines()).toEqual(['e0', 'e1', 'e2', 'e3']);
    await replay.go(1);
    expect(lines()).toEqual(['e0', 'e1']);
  });

  it('lets the next step play, and shows any other at once', async () => {
    let played = 0;
    replay.table.before = () => (played += 1);
    await replay.go(1);
    expect(played).toBe(1);
    await replay.go(3);
    await replay.go(2);
    expect(played).toBe(1);
  });

  it('stays within the game', async () => {
    await replay.go(99);
    expect(replay.at).toBe(LAST);
    await replay.go(-1);
    expect(replay.at).toBe(0);
  });

  it('shows only the last moment that was asked for', async () => {
    let open = (): void => undefined;
    reader.gate = new Promise((done) => (open = done));
    const slow = replay.go(2);
    reader.gate = Promise.resolve();
    await replay.go(4);
    open();
    await slow;
    expect(replay.table.position?.step).toBe(4);
  });

  it('leaves out of the log no moment that was passed over', async () => {
    let open = (): void => undefined;
    reader.gate = new Promise((done) => (open = done));
    const [one, two] = [replay.go(1), replay.go(2)];
    open();
    await Promise.all([one, two]);
    expect(lines()).toEqual(['e0', 'e1', 'e2']);
  });

  it('is running until its end', async () => {
    expect(replay.table.info?.status).toBe('playing');
    replay.plays = true;
    await replay.go(LAST);
    expect(replay.table.info?.status).toBe('over');
    expect(replay.plays).toBe(false);
  });

  it('can be seen with other eyes', async () => {
    await replay.lookAs(1);
    expect(reader.asked.at(-1)).toEqual([0, 1]);
    expect(reader.logs).toEqual([null, 1]);
    expect(replay.table.legal).toEqual([]);
  });

  it('begins anew when its end is played', () => {
    replay.at = LAST;
    replay.toggle();
    expect([replay.at, replay.plays]).toEqual([0, true]);
  });

  it('tells the board of the moment that is shown', async () => {
    await replay.go(2);
    await replay.lookAs(1);
    expect(await replay.table.describe()).toEqual(['after 2 for 1']);
  });

  it('takes the scores from beginning to end', async () => {
    expect((await scoresOf(reader)).map(({ step, totals }) => [step, totals.get(0)])).toEqual([0, 1, 2, 3, 4].map((step) => [step, step]));
  });

  it('tells what a coach would say to who is asked, seen with their eyes', async () => {
    const line = { seat: 0, action: { go: 'a' }, text: { key: 'a' } };
    const candidates = [{ chance: 0.6, error: 0.01, line: [line] }];
    reader.looked = [{ seat: 0, thought: { key: 'think' }, candidates, why: [], views: [[{ at: 0 }]] }];
    await replay.go(2);
    await replay.advise();
    expect(replay.viewer).toBe(0);
    expect([replay.table.hints?.[0]?.text.key, replay.table.hintStep]).toEqual(['a', 1]);
    await replay.advise();
    expect(replay.table.hintStep).toBe(2);
    // Another moment is another question.
    await replay.go(3);
    expect(replay.table.hints).toBeNull();
    // At the end nobody is asked.
    await replay.go(LAST);
    await replay.advise();
    expect(replay.table.hints).toBeNull();
  });
});
