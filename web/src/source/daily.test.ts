import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DailyDeals, DailyFound, DailyMoment, DailyRecord, DailyTurn } from '../gen';
import { built, ROOT } from './built';
import type { EngineDaily } from './engine';

const engine = await built();

function turn(table: EngineDaily, turn: DailyTurn): DailyMoment {
  const found = JSON.parse(table.turn(JSON.stringify(turn))) as DailyFound;
  if ('error' in found) throw new Error(found.error.message);
  return found.moment;
}

/** Plays as somebody who thinks of nothing; the same as `daily/tests/daily.rs` does. */
function playOn(table: EngineDaily): DailyMoment {
  let moment = turn(table, 'look');
  while (moment.done === null) {
    if (moment.goes_on) {
      moment = turn(table, 'go-on');
      continue;
    }
    const legal = moment.position.sights[0]?.legal ?? [];
    const chosen = legal[(31 * moment.position.step + 7) % legal.length];
    moment = turn(table, { act: chosen?.action ?? null });
    if (moment.problem) throw new Error(moment.problem.message);
  }
  return moment;
}

function recordOf(table: EngineDaily): string {
  const found = JSON.parse(table.record()) as DailyRecord;
  if ('error' in found) throw new Error(found.error.message);
  return found.record;
}

/** A digest of one part, as the engine makes it. */
function digest(text: string): string {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(bytes.length));
  return createHash('sha256').update(length).update(bytes).digest('hex').slice(0, 16);
}

describe.skipIf(!engine)('the daily deal in a browser', () => {
  const games = readFileSync(join(ROOT, 'daily/tests/games.txt'), 'utf8').trim().split('\n');

  it.each(games)('%s', { timeout: 120_000 }, (line) => {
    const [title = '', day = '', entries, , , lead, , points, , rank, hash] = line.replaceAll(',', '').split(' ');
    const table = engine!.DailyTable.open(title, day, '[]', 'Ana');
    const { done, plays } = playOn(table);
    expect(done).toEqual({ lead: Number(lead), points: Number(points), rank: Number(rank) });
    const record = recordOf(table);
    expect(record.trim().split('\n')).toHaveLength(Number(entries) + 2);
    expect(digest(record)).toBe(hash);
    table.free();
    // Everything follows from what was put in.
    const again = engine!.DailyTable.open(title, day, JSON.stringify(plays), 'Rui');
    expect(digest(recordOf(again))).toBe(hash);
    again.free();
  });

  it('deals of every title, and of no day that isn’t one', () => {
    const found = JSON.parse(engine!.daily_deals('2026-11-19')) as DailyDeals;
    const deals = 'deals' in found ? found.deals : [];
    expect(new Set(deals.map(({ title }) => title)).size).toBeGreaterThan(4);
    expect(deals.every(({ day, level }) => day === '2026-11-19' && level === 4)).toBe(true);
    expect(JSON.parse(engine!.daily_deals('2026-02-30'))).toMatchObject({ error: { code: 'out-of-bounds', field: 'day' } });
  });

  it('refuses what a rule forbids, and goes on', () => {
    const table = engine!.DailyTable.open(games[0]?.split(' ')[0] ?? '', '2026-11-19', '[]', '');
    let moment = turn(table, 'look');
    while (moment.goes_on) moment = turn(table, 'go-on');
    const { step } = moment.position;
    const refused = turn(table, { act: { howl: 'loud' } });
    expect(refused.problem?.code).toBe('bad-action');
    expect(turn(table, 'undo').problem).toBeDefined();
    expect(turn(table, 'wait').problem?.code).toBe('wrong-time');
    expect(turn(table, 'look').position.step).toBe(step);
    table.free();
  });
});
