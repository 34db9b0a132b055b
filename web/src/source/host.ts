/** The worker's side: answers calls, lets time pass, and keeps every table that goes on. The engine has only the
 * tables that this page has: another page may go on with the others. */

import type {
  Ask,
  ClientFrame,
  LocalNews,
  LocalPast,
  LocalRecord,
  LocalSave,
  LocalStep,
  LocalTable,
  News,
  Person,
  Problem,
  ServerFrame,
  TableId,
  TableInfo,
} from '../gen';
import type { Call, Calls, Said } from './calls';
import type { Claims } from './claims';
import type { Engine, EnginePuzzles, EngineReplay, EngineTables } from './engine';
import { Classroom } from './classroom';
import { DailyTables } from './daily-tables';
import { Study } from './study';
import { freshId } from './fresh';
import type { Kept } from './kept';

/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** What a host needs of the world. */
export interface Around {
  say: (said: Said) => void;
  now: () => number;
  /** Calls something later, after all that has come in; answers with how to call it off. */
  later: (millis: number, what: () => void) => () => void;
}

/** The table that somebody asks for, which may have to be taken up first. */
function tableOf(ask: Ask): TableId | null {
  if (typeof ask === 'string' || 'unwatch' in ask) return null;
  if ('watch' in ask) return ask.watch.table;
  if ('do' in ask) return ask.do.table;
  if ('describe' in ask) return ask.describe.table;
  if ('captions' in ask) return ask.captions.table;
  if ('dry-run' in ask) return ask['dry-run'].table;
  if ('weigh' in ask) return ask.weigh.table;
  return 'try' in ask ? ask.try.table : ask.hint.table;
}

const ELSEWHERE: Problem = { code: 'busy', message: 'The table is open in another tab.' };
const UNREADABLE: Problem = { code: 'unavailable', message: 'The browser can’t read the games that it keeps just now.' };
const NO_PUZZLES = { error: { code: 'not-found', message: 'No puzzles were opened here.' } } as const;
const CLOSED = { error: { code: 'not-found', message: 'The record was not opened here.' } } as const;

/** What is kept of a table; a browser that fails isn’t one that has nothing. */
type Read = { text: string | null } | { error: Problem };

export class Host {
  #tables: EngineTables | null = null;
  #callOff: (() => void) | null = null;
  /** The tables that this page has: no other one writes them, and the engine knows how they stand. */
  readonly #had = new Set<TableId>();
  /** What was seen of tables that this page hasn't: a long game takes a while to be lived again. */
  readonly #seen = new Map<TableId, { text: string; info: TableInfo }>();
  readonly #replays = new Map<number, EngineReplay>();
  readonly #classroom: Classroom;
  readonly #daily: DailyTables;
  readonly #study: Study;
  #puzzles: EnginePuzzles | null = null;
  /** Writes follow one another, so that no older log replaces a newer one. */
  #writing: Promise<void> = Promise.resolve();
  /** The tables that wait to be written. */
  readonly #unsaved = new Set<TableId>();
  /** Up to which row this page has kept each table that it has. */
  readonly #keptTo = new Map<TableId, number>();
  /** Who this page is to those who keep logs in the same place. */
  readonly #writer = freshId();
  /** The tables that the browser didn't keep when they were last written: only the engine knows how they stand. */
  readonly #unkept = new Set<TableId>();
  /** Whether the page was told that what is played will be there the next time. */
  #keeps = true;
  #broken = false;

  constructor(
    private readonly engine: Engine,
    private readonly kept: Kept,
    private readonly claims: Claims,
    private readonly around: Around,
  ) {
    this.#classroom = new Classroom(engine);
    this.#daily = new DailyTables(engine);
    this.#study = new Study(engine);
  }

  /** Answers a call. What the engine can't survive is said once, and then nothing more. */
  async hear(call: Call): Promise<void> {
    if (this.#broken) return;
    try {
      const get = await this.#answer(call);
      this.around.say({ id: call.id, get });
    } catch (error) {
      this.#break(error);
    }
  }

  /** Resolves when everything that went on is kept. */
  written(): Promise<void> {
    return this.#writing;
  }

  #break(error: unknown): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#callOff?.();
    const crashed = error instanceof Error ? error.message : String(error);
    // Whoever hears it ends this worker: first everything is kept.
    void this.written().then(() => this.around.say({ crashed }));
  }

  async #answer(call: Call): Promise<unknown> {
    switch (call.call) {
      case 'open':
        return this.#open(call.give.name);
      case 'ask':
        return this.#ask(call.give.frame);
      case 'make':
        return this.#begun(this.#engine().make(JSON.stringify(call.give.plan), this.around.now()));
      case 'branch': {
        const { record, at, seats } = call.give;
        return this.#begun(this.#engine().branch(record, at, JSON.stringify(seats), this.around.now()));
      }
      case 'titles':
        return JSON.parse(this.#engine().titles());
      case 'tables':
        return this.#list();
      case 'claim':
        await this.#have(call.give.table, 'take');
        return null;
      case 'news': {
        const { table, before } = call.give;
        const error = await this.#have(table, 'ask');
        if (error) return { error } satisfies LocalNews;
        return JSON.parse(this.#engine().news(table, before));
      }
      case 'past': {
        const { table, seq } = call.give;
        const error = await this.#have(table, 'ask');
        if (error) return { error } satisfies LocalPast;
        return JSON.parse(this.#engine().past(table, seq));
      }
      case 'record': {
        const { table } = call.give;
        const read = this.#had.has(table) ? { text: null } : await this.#read(table);
        if ('error' in read) return read satisfies LocalRecord;
        return this.#glance<LocalRecord>(read.text === null ? [] : [read.text], (tables) => tables.record(table));
      }
      case 'content':
        return JSON.parse(this.#engine().content(call.give.table));
      case 'forget':
        return this.#forget(call.give.table);
      case 'replay': {
        const replay = this.engine.Replay.open(call.give.record);
        this.#replays.set(call.give.replay, replay);
        return JSON.parse(replay.info());
      }
      case 'moment':
        return this.#ofReplay(call.give.replay, (replay) => replay.at(call.give.entries, call.give.seat));
      case 'describe':
        return this.#ofReplay(call.give.replay, (replay) => replay.describe(call.give.entries, call.give.seat));
      case 'captions':
        return this.#ofReplay(call.give.replay, (replay) => replay.captions());
      case 'printed':
        return JSON.parse(this.#replays.get(call.give.replay)?.content() ?? 'null');
      case 'log': {
        const replay = this.#replays.get(call.give.replay);
        return replay ? { log: JSON.parse(replay.log(call.give.seat)) as News[] } : CLOSED;
      }
      case 'look':
        return this.#ofReplay(call.give.replay, (replay) => replay.look(call.give.entries));
      case 'pose': {
        const { replay, entries, seat } = call.give;
        return this.#ofReplay(replay, (opened) => opened.pose(entries, seat));
      }
      case 'pose-why': {
        const { replay, entries, seat, action } = call.give;
        return this.#ofReplay(replay, (opened) => opened.why(entries, seat, JSON.stringify(action)), CLOSED.error);
      }
      case 'retry': {
        const { replay, entries, seat, action } = call.give;
        return this.#ofReplay(replay, (opened) => opened.retry(entries, seat, JSON.stringify(action)));
      }
      case 'close':
        this.#replays.get(call.give.replay)?.free();
        this.#replays.delete(call.give.replay);
        return null;
      case 'lesson':
      case 'lesson-turn':
      case 'lesson-describe':
      case 'lesson-captions':
      case 'lesson-printed':
      case 'lesson-record':
      case 'coach':
        return this.#classroom.answer(call);
      case 'daily-deals':
      case 'daily':
      case 'daily-turn':
      case 'daily-dry-run':
      case 'daily-record':
      case 'daily-record-of':
      case 'daily-describe':
      case 'daily-captions':
      case 'daily-printed':
        return this.#daily.answer(call);
      case 'analysis':
      case 'analysis-turn':
      case 'analysis-look':
      case 'analysis-describe':
      case 'analysis-why':
      case 'analysis-captions':
      case 'analysis-printed':
      case 'analysis-save':
      case 'analysis-excerpt':
        return this.#study.answer(call);
      case 'puzzle-record':
        return this.#puzzles ? JSON.parse(this.#puzzles.record()) : NO_PUZZLES;
      case 'puzzles': {
        this.#puzzles?.free();
        this.#puzzles = this.engine.Puzzles.open(call.give.title, call.give.text);
        return JSON.parse(this.#puzzles.list());
      }
      case 'puzzle':
        return this.#puzzles ? JSON.parse(this.#puzzles.set_up(call.give.puzzle)) : NO_PUZZLES;
      case 'puzzle-captions':
        return this.#puzzles ? JSON.parse(this.#puzzles.captions()) : NO_PUZZLES;
      case 'puzzle-printed':
        return JSON.parse(this.#puzzles?.content() ?? 'null');
      case 'puzzle-describe':
        return this.#puzzles ? JSON.parse(this.#puzzles.describe()) : NO_PUZZLES;
      case 'puzzle-why':
        return this.#puzzles ? JSON.parse(this.#puzzles.why(JSON.stringify(call.give.action))) : NO_PUZZLES.error;
      case 'puzzle-answer':
        return this.#puzzles ? JSON.parse(this.#puzzles.answer(JSON.stringify(call.give.action))) : NO_PUZZLES;
      case 'verify':
        return JSON.parse(this.engine.verify(call.give.record));
    }
  }

  /** What a record that is open says. */
  #ofReplay(number: number, ask: (replay: EngineReplay) => string, closed: object = CLOSED): unknown {
    const replay = this.#replays.get(number);
    return replay ? JSON.parse(ask(replay)) : closed;
  }

  #open(name: string): Person {
    const entropy = crypto.getRandomValues(new Uint8Array(32));
    this.#tables = new this.engine.Local(entropy, name, this.around.now());
    const hello = JSON.parse(this.#tables.hello(this.around.now())) as ServerFrame;
    if (!('hello' in hello)) throw new Error('The engine says no hello.');
    this.#tellKeeping(this.kept.lasting);
    return hello.hello.you;
  }

  #engine(): EngineTables {
    if (!this.#tables) throw new Error('The tables were not opened.');
    return this.#tables;
  }

  async #ask(frame: ClientFrame): Promise<null> {
    const { id, ask } = frame;
    const table = tableOf(ask);
    const error = table === null ? null : await this.#have(table, 'ask');
    if (table !== null && error) {
      if (error === ELSEWHERE) this.around.say({ elsewhere: table });
      this.around.say({ frames: [{ answer: { id, error } }] });
      return null;
    }
    this.#told(this.#engine().ask(JSON.stringify(frame), this.around.now()));
    if (typeof ask !== 'string' && 'unwatch' in ask) await this.#letGo(ask.unwatch.table);
    return null;
  }

  /** Has a table here from now on, or says why not. */
  async #have(table: TableId, how: 'ask' | 'take'): Promise<Problem | null> {
    if (this.#had.has(table)) return null;
    if (!(await this.#claim(table, how))) return ELSEWHERE;
    const read = await this.#read(table);
    if (!this.#had.has(table)) return ELSEWHERE;
    if ('text' in read && read.text !== null && this.#load(read.text) !== null) this.#schedule(0);
    // The engine will say that it knows no such table. One that can't be played any more stays where it is.
    else this.#leave(table);
    return 'error' in read ? read.error : null;
  }

  /** Who asks again later may be luckier. */
  async #read(table: TableId): Promise<Read> {
    try {
      return { text: await this.kept.get(table) };
    } catch {
      return { error: UNREADABLE };
    }
  }

  async #claim(table: TableId, how: 'ask' | 'take'): Promise<boolean> {
    const claimed = await this.claims.claim(table, how, () => this.#lost(table));
    if (claimed) this.#had.add(table);
    return claimed;
  }

  /** Another page took a table: what it goes on with is not written over. */
  #lost(table: TableId): void {
    this.#keptTo.delete(table);
    if (this.#broken || !this.#had.delete(table)) return;
    this.#engine().forget(table);
    this.around.say({ elsewhere: table });
  }

  #leave(table: TableId): void {
    this.#had.delete(table);
    this.#keptTo.delete(table);
    this.claims.leave(table);
  }

  /** Nobody here looks at a table any more, so that another page may have it, once all of it is kept. */
  async #letGo(table: TableId): Promise<void> {
    let last: Promise<void>;
    let read: Read;
    do {
      last = this.written();
      await last;
      read = await this.#read(table);
    } while (last !== this.written());
    if (!this.#had.has(table) || this.#unkept.has(table) || 'error' in read) return;
    const info = (JSON.parse(this.#engine().tables()) as TableInfo[]).find(({ id }) => id === table);
    if (info && read.text !== null) this.#seen.set(table, { text: read.text, info });
    this.#engine().forget(table);
    this.#leave(table);
  }

  /** Lets the engine live a kept table again; null if it can't. */
  #load(text: string): TableId | null {
    const loaded = JSON.parse(this.#engine().load(text, this.around.now())) as LocalTable;
    return 'table' in loaded ? loaded.table : null;
  }

  /** Looks at tables, also at these that this page hasn't: they are forgotten before the engine goes on, so that no bot
   * plays there. */
  #glance<Seen>(texts: readonly string[], look: (tables: EngineTables) => string): Seen {
    const loaded = texts.map((text) => this.#load(text));
    const seen = JSON.parse(look(this.#engine())) as Seen;
    for (const table of loaded) if (table !== null) this.#engine().forget(table);
    return seen;
  }

  /** All tables, the newest first. */
  async #list(): Promise<Calls['tables']['get']> {
    let others: TableId[];
    let texts: (string | null)[];
    try {
      others = (await this.kept.all()).filter((table) => !this.#had.has(table));
      texts = await Promise.all(others.map((table) => this.kept.get(table)));
    } catch {
      return { error: UNREADABLE };
    }
    const fresh: string[] = [];
    const known: TableInfo[] = [];
    for (const [index, table] of others.entries()) {
      const text = texts[index] ?? null;
      const seen = this.#seen.get(table);
      if (seen && seen.text === text) known.push(seen.info);
      else if (text !== null) fresh.push(text);
    }
    const found = this.#glance<TableInfo[]>(fresh, (tables) => tables.tables());
    for (const info of found) {
      const text = texts[others.indexOf(info.id)] ?? null;
      if (text !== null) this.#seen.set(info.id, { text, info });
    }
    return { tables: [...found, ...known].sort((one, other) => other.made - one.made) };
  }

  /** A new table is kept before anybody hears of it. */
  async #begun(text: string): Promise<LocalTable> {
    const made = JSON.parse(text) as LocalTable;
    if ('error' in made) return made;
    await this.#claim(made.table, 'ask');
    this.#schedule(0);
    this.#save(made.table);
    await this.written();
    return made;
  }

  /** Whoever forgets a table takes it from whoever has it. */
  async #forget(table: TableId): Promise<null> {
    if (!this.#had.has(table)) await this.#claim(table, 'take');
    this.#engine().forget(table);
    this.#write(() => this.kept.remove(table));
    await this.written();
    this.#leave(table);
    return null;
  }

  #told(text: string): void {
    const step = JSON.parse(text) as LocalStep;
    for (const table of step.changed) this.#save(table);
    // What is told is kept: whoever reloads the page a moment later sees the same.
    if (step.frames.length > 0) void this.written().then(() => this.around.say({ frames: step.frames }));
    this.#schedule(step.next);
  }

  /** Keeps a table as it is when its turn to be written comes: rows that come quickly are written together. */
  #save(table: TableId): void {
    if (this.#unsaved.has(table)) return;
    this.#unsaved.add(table);
    this.#write(async () => {
      this.#unsaved.delete(table);
      if (!this.#had.has(table)) return;
      this.#unkept.add(table);
      const after = this.#keptTo.get(table) ?? 0;
      // Where others wrote meanwhile, the whole log takes the place of theirs.
      if (!(await this.#keep(table, after)) && after > 0) await this.#keep(table, 0);
      this.#unkept.delete(table);
      this.#tellKeeping(this.kept.lasting && this.#unkept.size === 0);
    });
  }

  /** Says it when what is played begins to be kept, or to be lost with the page. */
  #tellKeeping(keeps: boolean): void {
    if (keeps === this.#keeps) return;
    this.#keeps = keeps;
    this.around.say({ keeps });
  }

  /** Keeps the rows after a place. False if they don't fit what is kept. */
  async #keep(table: TableId, after: number): Promise<boolean> {
    const log = JSON.parse(this.#engine().save(table, after)) as LocalSave;
    if (!('saved' in log)) return true;
    const { head, rows } = log.saved;
    const fit = await this.kept.put(table, { by: this.#writer, after, head, rows });
    if (fit && this.#had.has(table)) this.#keptTo.set(table, after + rows.length);
    return fit;
  }

  /** A browser that is full, or forbids it, keeps nothing: the game goes on, and whoever plays is told. */
  #write(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch(() => this.#tellKeeping(false));
  }

  #schedule(next: number | null): void {
    this.#callOff?.();
    this.#callOff = null;
    if (next === null || this.#broken) return;
    this.#callOff = this.around.later(Math.min(next, LONGEST), () => {
      try {
        this.#told(this.#engine().step(this.around.now()));
      } catch (error) {
        this.#break(error);
      }
    });
  }
}
