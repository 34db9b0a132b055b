// @vitest-environment node
/** The engine in WebAssembly does what it does everywhere else: the same log leads to the same states. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LocalRecord, LocalStep, LocalTable, NewTable, ReplayFound, ReplayOpened, TitleCard, VerifyReport } from '../gen';
import { TITLES } from '../gen/titles';
import { built, ROOT } from './built';
import type { EngineTables } from './engine';
import { reviewSteps, type ReviewSaid } from './review-steps';

const EVERY = TITLES.map(({ id }) => id);

/** The records that were kept of the rules as they are (those of earlier rules are in folders below): every line has the digest of its state, worked out by a native build. */
function records(): [string, string][] {
  const games = join(ROOT, 'games');
  const folders = readdirSync(games).map((game) => join(games, game, 'tests/records'));
  const files = folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((file) => file.endsWith('.pantheon'))
        .map((file) => join(folder, file));
    } catch {
      return [];
    }
  });
  return files.map((file) => [file.slice(games.length + 1), readFileSync(file, 'utf8')]);
}

/** What a record says at its end. */
function footer(record: string): { outcome: unknown; entries: number } {
  const line = record.trimEnd().split('\n').at(-1) ?? '';
  return (JSON.parse(line) as { footer: { outcome: unknown; entries: number } }).footer;
}

const engine = await built();

describe.skipIf(!engine)('the engine in WebAssembly', () => {
  if (!engine) return;

  it('has records of every title to be tried on', () => {
    const titles = new Set(records().map(([name]) => name.split('/')[0]));
    const cards = JSON.parse(new engine.Local(new Uint8Array(32), '', 0).titles()) as TitleCard[];
    expect(new Set(cards.map((card) => card.id))).toEqual(titles);
  });

  it.each(records())('leads %s through the states that a native build found', (_name, record) => {
    const report = JSON.parse(engine.verify(record)) as VerifyReport;
    expect(report.verdict).toBe('true');
    expect(report.checks.every(({ result }) => result === 'passed')).toBe(true);
    const replay = engine.Replay.open(record);
    const opened = JSON.parse(replay.info()) as ReplayOpened;
    const { entries, outcome } = footer(record);
    expect('replay' in opened && opened.replay.shown).toBe(entries);
    const end = JSON.parse(replay.at(entries, null)) as ReplayFound;
    expect('moment' in end && end.moment.position.outcome).toEqual(outcome);
    replay.free();
  });

  it('reviews a record piece by piece, with a graph first', () => {
    const [shortest] = records().sort(([, one], [, other]) => one.length - other.length);
    const said: ReviewSaid[] = [];
    reviewSteps(
      engine,
      { record: shortest?.[1] ?? '', iterations: 10 },
      (what) => said.push(what),
      () => 0,
    );
    const reviews = said.flatMap((what) => ('review' in what ? [what] : []));
    expect(reviews.map(({ all }) => all)).toEqual([false, true]);
    const [first, last] = reviews.map(({ review }) => review);
    expect(first?.moments.every(({ chances }) => chances.length > 0)).toBe(true);
    expect(first?.turns.every((turn) => turn.class === null)).toBe(true);
    expect(last?.turns.every((turn) => turn.class !== null)).toBe(true);
    for (const player of last?.players ?? []) {
      const booked = player.luck + player.decisions + player.revelations + player.time + player.noise;
      expect(booked).toBeCloseTo((player.result ?? 0) - (last?.start[player.seat] ?? 0), 9);
    }
    const refused: ReviewSaid[] = [];
    reviewSteps(
      engine,
      { record: 'nonsense', iterations: 10 },
      (what) => refused.push(what),
      () => 0,
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toHaveProperty('problem');
  });

  it('notices a state that is another', () => {
    const [, record] = records().find(([name]) => name.includes('solo')) ?? ['', ''];
    const report = JSON.parse(engine.verify(record.replace('"seq":9', '"seq":8'))) as VerifyReport;
    expect(report.verdict).toHaveProperty('wrong.code', 'broken-chain');
  });

  /** Plays so many steps, or until the game is over, with the clock of the game itself. */
  function play(tables: EngineTables, plan: NewTable, steps: number): string {
    let now = 1_800_000_000_000;
    const made = JSON.parse(tables.make(JSON.stringify(plan), now)) as LocalTable;
    if (!('table' in made)) throw new Error(made.error.message);
    const ask = { do: { table: made.table, command: 'start', seen: null, key: null } };
    let step = JSON.parse(tables.ask(JSON.stringify({ id: '1', ask }), now)) as LocalStep;
    for (let count = 0; count < steps && step.next !== null; count += 1) {
      now += step.next;
      step = JSON.parse(tables.step(now)) as LocalStep;
    }
    const record = JSON.parse(tables.record(made.table)) as LocalRecord;
    if ('error' in record) throw new Error(record.error.message);
    return 'over' in record ? record.over : record.running;
  }

  const plan = (title: string, levels: number[]): NewTable => ({
    title,
    options: {},
    seats: levels.map((level) => ({ bot: { level } })),
    access: 'private',
    pace: 'untimed',
    hints: false,
    take_over: 3,
    spectators: 'nobody',
  });

  it.each(EVERY)('lets bots play %s to its end', (title) => {
    const tables = new engine.Local(new Uint8Array(32).fill(7), '', 0);
    const record = play(tables, plan(title, [1, 4]), 20_000);
    expect(footer(record).outcome).not.toBeNull();
    expect((JSON.parse(engine.verify(record)) as VerifyReport).verdict).toBe('true');
  });

  // The strongest bots look at a clock and would like threads: a browser has another clock, and no threads.
  it.each(EVERY)(
    'lets the strongest bots think about %s',
    (title) => {
      const tables = new engine.Local(new Uint8Array(32).fill(8), '', 0);
      const record = play(tables, plan(title, [8, 7]), 4);
      expect(footer(record).entries).toBeGreaterThan(0);
    },
    60_000,
  );
});
