// @vitest-environment node
/** The worker's side, with the engine as it was built. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask, LocalRecord, LocalTable, NewTable, Person, ReplayOpened, TableInfo, TableUpdate } from '../gen';
import { TITLES, type TitleFacts } from '../gen/titles';
import { built } from './built';
import type { Call, CallName, Calls, Said } from './calls';
import { UNLOCKED, type Claims } from './claims';
import { Host } from './host';
import { Memory } from './kept';

const engine = await built();

/** The weightiest title: its logs are long, and nobody acts out of turn. */
const [{ id: title }] = [...TITLES].sort((one, other) => other.weight - one.weight) as [TitleFacts];

const PLAN: NewTable = {
  title,
  options: {},
  seats: ['me', { bot: { level: 1 } }],
  access: 'private',
  pace: 'untimed',
  hints: true,
  take_over: 3,
  spectators: 'nobody',
};

/** The pages of a browser, which know of each other. */
class Browser {
  readonly #lost = new Map<string, () => void>();

  page(): Claims {
    const had = new Set<string>();
    return {
      claim: (table, how, lost) => {
        const owner = this.#lost.get(table);
        if (owner && how === 'ask') return Promise.resolve(false);
        owner?.();
        had.add(table);
        this.#lost.set(table, () => {
          had.delete(table);
          lost();
        });
        return Promise.resolve(true);
      },
      leave: (table) => {
        if (had.delete(table)) this.#lost.delete(table);
      },
    };
  }
}

describe.skipIf(!engine)('a worker', () => {
  if (!engine) return;

  /** A worker whose time passes when the test says so. */
  class Worker {
    readonly said: Said[] = [];
    readonly host: Host;
    now = 1_800_000_000_000;
    due: { at: number; what: () => void } | null = null;
    #calls = 0;

    constructor(
      readonly kept: Memory,
      claims: Claims = UNLOCKED,
    ) {
      this.host = new Host(engine as NonNullable<typeof engine>, kept, claims, {
        say: (said) => this.said.push(said),
        now: () => this.now,
        later: (millis, what) => {
          const due = { at: this.now + millis, what };
          this.due = due;
          return () => {
            if (this.due === due) this.due = null;
          };
        },
      });
    }

    async call<Name extends CallName>(call: Name, give: Calls[Name]['give']): Promise<Calls[Name]['get']> {
      this.#calls += 1;
      const id = this.#calls;
      await this.host.hear({ id, call, give } as Call);
      const answer = this.said.find((said) => 'id' in said && said.id === id);
      if (!answer || !('get' in answer)) throw new Error(JSON.stringify(this.said.at(-1)));
      return answer.get as Calls[Name]['get'];
    }

    async ask(ask: Ask): Promise<void> {
      this.#calls += 1;
      await this.call('ask', { frame: { id: `f${this.#calls}`, ask } });
      await this.host.written();
    }

    /** Lets happen what is due; false if nothing is. */
    async pass(): Promise<boolean> {
      const { due } = this;
      if (!due) return false;
      this.due = null;
      this.now = Math.max(this.now, due.at);
      due.what();
      await this.host.written();
      return true;
    }

    async tables(): Promise<TableInfo[]> {
      const listed = await this.call('tables', null);
      if ('error' in listed) throw new Error(listed.error.message);
      return listed.tables;
    }

    watch(table: string): Promise<void> {
      return this.ask({ watch: { table, key: null, since: null } });
    }

    /** Whether it said last that what is played is kept. */
    keeps(): boolean {
      return this.said.flatMap((said) => ('keeps' in said ? [said.keeps] : [])).at(-1) ?? true;
    }

    /** What it refused to do, and why. */
    errors(): string[] {
      const frames = this.said.flatMap((said) => ('frames' in said ? said.frames : []));
      return frames.flatMap((frame) => ('answer' in frame && 'error' in frame.answer ? [frame.answer.error.code] : []));
    }

    /** The tables of which it said that another page has them. */
    elsewhere(): string[] {
      return this.said.flatMap((said) => ('elsewhere' in said ? [said.elsewhere] : []));
    }

    updates(): TableUpdate[] {
      const frames = this.said.flatMap((said) => ('frames' in said ? said.frames : []));
      return frames.flatMap((frame) => ('table' in frame ? [frame.table] : []));
    }

    async begin(): Promise<string> {
      await this.call('open', { name: 'Ana' });
      const made = await this.call('make', { plan: PLAN });
      if (!('table' in made)) throw new Error(made.error.message);
      await this.watch(made.table);
      await this.ask({ do: { table: made.table, command: 'start', seen: null, key: null } });
      return made.table;
    }

    /** Plays on with the first legal action until so many rows are in the log, or the game is over. */
    async play(table: string, rows: number): Promise<TableUpdate> {
      for (;;) {
        const last = this.updates().at(-1);
        if (!last) throw new Error('nothing is told');
        if (last.seq >= rows || last.info.status === 'over') return last;
        const sight = last.position?.sights.find(({ legal }) => (legal ?? []).length > 0);
        const action = sight?.legal?.[0]?.action;
        if (sight?.seat != null && action !== undefined) {
          await this.ask({ do: { table, command: { act: { seat: sight.seat, action } }, seen: last.seq, key: null } });
        } else if (!(await this.pass())) {
          throw new Error('nothing goes on');
        }
      }
    }
  }

  it('tells nothing that is not kept yet', async () => {
    const kept = new Memory();
    const worker = new Worker(kept);
    const table = await worker.begin();
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    const put = kept.put.bind(kept);
    kept.put = async (...given) => {
      await held;
      return put(...given);
    };
    const before = worker.updates().length;
    const chat = { chat: { text: 'good luck' } };
    const asked = worker.ask({ do: { table, command: chat, seen: null, key: null } });
    await new Promise((done) => setTimeout(done, 5));
    expect(worker.updates().length).toBe(before);
    release();
    await asked;
    expect(worker.updates().length).toBe(before + 1);
  });

  it('says who one is, and plays a game that another worker takes up', async () => {
    const kept = new Memory();
    const first = new Worker(kept);
    const me: Person = await first.call('open', { name: 'Ana' });
    expect(me).toMatchObject({ id: 'local', name: 'Ana' });
    const table = await first.begin();
    const before = await first.play(table, 20);
    await first.host.written();

    const second = new Worker(kept);
    await second.call('open', { name: 'Ana' });
    await second.watch(table);
    const after = second.updates().at(-1);
    expect(after?.after).toBe(0);
    expect(after?.position?.sights[0]?.hash).toBe(before.position?.sights[0]?.hash);
    const end = await second.play(table, Infinity);
    expect(end.position?.outcome).toBeDefined();
    const record: LocalRecord = await second.call('record', { table });
    if (!('over' in record)) throw new Error('it is over');
    expect((await second.call('verify', { record: record.over })).verdict).toBe('true');
  });

  it('goes on with a game that the browser doesn’t keep, also after one has looked elsewhere', async () => {
    const kept = new Memory();
    const worker = new Worker(kept);
    const table = await worker.begin();
    kept.put = () => Promise.reject(new Error('full'));
    const { seq } = await worker.play(table, 12);
    await worker.ask({ unwatch: { table } });
    expect((await worker.tables()).map(({ id }) => id)).toEqual([table]);
    await worker.watch(table);
    expect(worker.updates().at(-1)?.seq).toBeGreaterThanOrEqual(seq);
  });

  it('lists what is kept, and forgets it for good', async () => {
    const kept = new Memory();
    const first = new Worker(kept);
    const table = await first.begin();
    await first.host.written();
    const second = new Worker(kept);
    await second.call('open', { name: '' });
    const tables = await second.tables();
    expect(tables.map(({ id }) => id)).toEqual([table]);
    await second.call('forget', { table });
    expect(await kept.all()).toEqual([]);
    expect(await second.tables()).toEqual([]);
  });

  it('looks at records, and plays on from them', async () => {
    const worker = new Worker(new Memory());
    const table = await worker.begin();
    await worker.play(table, 30);
    const record = await worker.call('record', { table });
    if (!('running' in record)) throw new Error('it runs');
    const opened: ReplayOpened = await worker.call('replay', { replay: 1, record: record.running });
    if (!('replay' in opened)) throw new Error(opened.error.message);
    const entries = opened.replay.shown;
    const moment = await worker.call('moment', { replay: 1, entries: 5, seat: 0 });
    expect(await worker.call('log', { replay: 1, seat: 0 })).toHaveProperty('log.length', entries + 1);
    const branch: LocalTable = await worker.call('branch', { record: record.running, at: 5, seats: PLAN.seats });
    if (!('table' in branch) || !('moment' in moment)) throw new Error('there is no branch');
    await worker.watch(branch.table);
    const update = worker.updates().find((update) => update.table === branch.table);
    expect(update?.position?.sights[0]?.hash).toBe(moment.moment.position.sights[0]?.hash);
    await worker.call('close', { replay: 1 });
    const closed = await worker.call('moment', { replay: 1, entries: 5, seat: 0 });
    expect(closed).toHaveProperty('error.code', 'not-found');
    expect(await worker.call('log', { replay: 1, seat: 0 })).toHaveProperty('error.code', 'not-found');
  });

  describe('beside another page', () => {
    let kept: Memory;
    let first: Worker;
    let second: Worker;
    let table: string;
    const hash = (worker: Worker): string | undefined => worker.updates().at(-1)?.position?.sights[0]?.hash;

    beforeEach(async () => {
      const browser = new Browser();
      kept = new Memory();
      first = new Worker(kept, browser.page());
      second = new Worker(kept, browser.page());
      table = await first.begin();
      await first.play(table, 12);
      await second.call('open', { name: 'Ana' });
    });

    it('does not play what that one has, and says so', async () => {
      const before = await kept.get(table);
      await second.watch(table);
      expect(second.elsewhere()).toEqual([table]);
      expect(second.updates()).toEqual([]);
      await second.ask({ do: { table, command: { chat: { text: 'me too' } }, seen: null, key: null } });
      expect(await kept.get(table)).toBe(before);
      expect(first.elsewhere()).toEqual([]);
    });

    it('takes it over as it stands, and that one writes no more', async () => {
      await second.call('claim', { table });
      await second.watch(table);
      expect(hash(second)).toBe(hash(first));
      expect(first.elsewhere()).toEqual([table]);
      const after = await second.play(table, 20);
      const text = await kept.get(table);
      while (await first.pass());
      await first.ask({ do: { table, command: { chat: { text: 'still here' } }, seen: null, key: null } });
      expect(await kept.get(table)).toBe(text);
      await first.call('claim', { table });
      await first.watch(table);
      expect(first.updates().at(-1)?.seq).toBe(after.seq);
    });

    it('has what that one let go, with all that happened there', async () => {
      await first.ask({ unwatch: { table } });
      await second.watch(table);
      expect(second.elsewhere()).toEqual([]);
      expect(hash(second)).toBe(hash(first));
    });

    it('lists all tables without playing at them, each time as they are', async () => {
      const rows = async (): Promise<number | undefined> => (await second.tables()).find(({ id }) => id === table)?.seq;
      const before = await rows();
      expect(second.due).toBeNull();
      const { seq } = await first.play(table, 20);
      expect(before).toBeLessThan(seq);
      expect(await rows()).toBe(seq);
      expect(await second.call('record', { table })).toEqual(await first.call('record', { table }));
    });

    it('forgets it there too', async () => {
      await second.call('forget', { table });
      expect(first.elsewhere()).toEqual([table]);
      while (await first.pass());
      expect(await kept.all()).toEqual([]);
    });
  });

  describe('in a browser whose database fails', () => {
    /** What is kept, for as long as the disk lets it. */
    class Failing extends Memory {
      override readonly lasting = true;
      fails = false;

      #try<Got>(work: () => Promise<Got>): Promise<Got> {
        return this.fails ? Promise.reject(new DOMException('The disk is gone.', 'UnknownError')) : work();
      }
      override put(...give: Parameters<Memory['put']>): Promise<boolean> {
        return this.#try(() => super.put(...give));
      }
      override get(table: string): Promise<string | null> {
        return this.#try(() => super.get(table));
      }
      override all(): Promise<string[]> {
        return this.#try(() => super.all());
      }
    }

    it('never says of a kept table that there is none', async () => {
      const kept = new Failing();
      const table = await new Worker(kept).begin();
      kept.fails = true;
      const next = new Worker(kept);
      await next.call('open', { name: 'Ana' });
      await next.watch(table);
      expect(next.errors()).toEqual(['unavailable']);
      expect(next.elsewhere()).toEqual([]);
      expect(await next.call('tables', null)).toMatchObject({ error: { code: 'unavailable' } });
      expect(await next.call('record', { table })).toMatchObject({ error: { code: 'unavailable' } });
      kept.fails = false;
      await next.watch(table);
      expect(next.updates().at(-1)?.table).toBe(table);
      expect((await next.tables()).map(({ id }) => id)).toEqual([table]);
    });

    it('plays on, says that nothing is kept, and keeps all of it afterwards', async () => {
      const kept = new Failing();
      const worker = new Worker(kept);
      const table = await worker.begin();
      expect(worker.keeps()).toBe(true);
      const before = await kept.get(table);
      kept.fails = true;
      await worker.play(table, 20);
      expect(worker.keeps()).toBe(false);
      kept.fails = false;
      expect(await kept.get(table)).toBe(before);
      const { seq } = await worker.play(table, 30);
      expect(worker.keeps()).toBe(true);
      expect((await kept.get(table))?.split('\n')).toHaveLength(seq + 1);
    });

    it('says that nothing is kept where there is only memory', async () => {
      const worker = new Worker(new Memory());
      await worker.call('open', { name: 'Ana' });
      expect(worker.keeps()).toBe(false);
    });
  });

  it('says once that it broke, and nothing more', async () => {
    const worker = new Worker(new Memory());
    // Nobody has opened the tables.
    await expect(worker.call('titles', null)).rejects.toThrow();
    await worker.host.hear({ id: 99, call: 'titles', give: null });
    expect(worker.said).toHaveLength(1);
    expect(worker.said[0]).toHaveProperty('crashed');
  });
});
