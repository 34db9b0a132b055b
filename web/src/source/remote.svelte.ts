/** Tables on a server, over one WebSocket. */

import type {
  Answer,
  Ask,
  ClientFrame,
  Done,
  Hint,
  LobbyUpdate,
  Me,
  NewTable,
  Problem,
  ServerFrame,
  SignedIn,
  TableCommand,
  TableId,
  TableInfo,
  TableUpdate,
} from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import { api, apiText } from './api';
import { freshId } from './fresh';
import { ProblemError, type Line, type TableSource } from './source';

interface Waiting {
  frame: ClientFrame;
  done: (answer: Answer) => void;
}

interface Watcher {
  key: string | null;
  seq: number | null;
  told: Set<(update: TableUpdate) => void>;
  failed: Set<(problem: Problem) => void>;
}

const SIGNED_OUT: Problem = { code: 'not-signed-in', message: 'Nobody is signed in any more.' };

/** The wait before the n-th try to come back, in milliseconds. See docs/wire.md. */
function patience(tries: number, luck: number = Math.random()): number {
  return Math.min(30_000, 250 * 2 ** tries) * (0.5 + luck / 2);
}

export class Remote implements TableSource {
  readonly kind = 'remote';
  line = $state.raw<Line>({ is: 'connecting' });
  me = $state.raw<Me | null>(null);
  skew = $state(0);

  #socket: WebSocket | null = null;
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waiting = new Map<string, Waiting>();
  #watchers = new Map<TableId, Watcher>();
  #lobby = new Set<(update: LobbyUpdate) => void>();
  #entering: Promise<Me> | null = null;

  /** Comes in: as who one was, else as a new guest. */
  enter(): Promise<Me> {
    this.#entering ??= this.#enter().catch((error: unknown) => {
      this.#entering = null;
      throw error;
    });
    return this.#entering;
  }

  async #enter(): Promise<Me> {
    try {
      this.me = await api<Me>('GET', '/api/me');
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.code !== 'not-signed-in') throw error;
      const name = settings.name.trim() || t('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) });
      this.me = (await api<SignedIn>('POST', '/api/guests', { name, token: false })).me;
    }
    this.#connect();
    return this.me;
  }

  /** Somebody else is signed in now, or nobody is. */
  become(me: Me | null): void {
    this.me = me;
    this.#entering = me ? Promise.resolve(me) : null;
    const socket = this.#socket;
    this.#hangUp();
    socket?.close();
    this.line = { is: 'connecting' };
    // What somebody asked is not asked again in another's name, and what they were told is not another's to know.
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [id, { done }] of waiting) done({ id, error: SIGNED_OUT });
    for (const watcher of this.#watchers.values()) {
      watcher.seq = null;
      if (!me) for (const failed of watcher.failed) failed(SIGNED_OUT);
    }
    if (me) this.#connect();
  }

  #hangUp(): void {
    this.#socket = null;
    if (this.#beat) clearInterval(this.#beat);
    if (this.#timer) clearTimeout(this.#timer);
  }

  #connect(): void {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    if (this.#timer) clearTimeout(this.#timer);
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#hangUp();
    if (!this.me) return;
    const wait = patience(this.#tries);
    this.#tries += 1;
    this.line = { is: 'broken', at: Date.now() + wait };
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    if (this.line.is === 'broken') this.#connect();
  }

  #hear(frame: ServerFrame): void {
    if ('hello' in frame) {
      this.#tries = 0;
      this.skew = frame.hello.now - Date.now();
      this.line = { is: 'open' };
      this.#resume(frame.hello.heartbeat);
    } else if ('answer' in frame) {
      const id = frame.answer.id;
      const waiting = id === null ? undefined : this.#waiting.get(id);
      if (!waiting || id === null) return;
      this.#waiting.delete(id);
      waiting.done(frame.answer);
    } else if ('table' in frame) {
      const update = frame.table;
      this.skew = update.now - Date.now();
      const watcher = this.#watchers.get(update.table);
      if (!watcher) return;
      watcher.seq = update.seq;
      for (const told of watcher.told) told(update);
    } else if ('lobby' in frame) {
      for (const told of this.#lobby) told(frame.lobby);
    } else if (frame.bye === 'signed-out') {
      this.become(null);
    }
  }

  /** Asks again what had no answer, and watches again what was watched. */
  #resume(heartbeat: number): void {
    for (const [id, { frame }] of this.#waiting) {
      const stale = typeof frame.ask === 'string' || 'watch' in frame.ask || 'unwatch' in frame.ask;
      if (stale) this.#waiting.delete(id);
      else this.#socket?.send(JSON.stringify(frame));
    }
    for (const table of this.#watchers.keys()) this.#rewatch(table);
    if (this.#lobby.size > 0) void this.#ask('lobby');
    this.#heard = Date.now();
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 2 * heartbeat * 1000) this.#socket?.close();
      else void this.#ask('ping');
    }, heartbeat * 1000);
  }

  #ask(ask: Ask): Promise<Answer> {
    const frame: ClientFrame = { id: freshId(), ask };
    return new Promise((done) => {
      // What is asked while the line is broken is asked when it is mended; a watch is asked anew by itself.
      this.#waiting.set(frame.id, { frame, done });
      if (this.#socket?.readyState === WebSocket.OPEN && this.line.is === 'open') {
        this.#socket.send(JSON.stringify(frame));
      }
    });
  }

  #rewatch(table: TableId): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    const frame: ClientFrame = {
      id: freshId(),
      ask: { watch: { table, key: watcher.key, since: watcher.seq } },
    };
    this.#waiting.set(frame.id, {
      frame,
      done: (answer) => {
        if ('error' in answer) for (const failed of watcher.failed) failed(answer.error);
      },
    });
    this.#socket?.send(JSON.stringify(frame));
  }

  watch(
    table: TableId,
    key: string | null,
    told: (update: TableUpdate) => void,
    failed: (problem: Problem) => void,
  ): () => void {
    let watcher = this.#watchers.get(table);
    if (!watcher) {
      watcher = { key, seq: null, told: new Set(), failed: new Set() };
      this.#watchers.set(table, watcher);
    }
    watcher.told.add(told);
    watcher.failed.add(failed);
    // Whoever comes second must be told everything too.
    watcher.seq = null;
    if (this.line.is === 'open') this.#rewatch(table);
    this.enter().catch((error: unknown) => {
      if (error instanceof ProblemError) failed(error.problem);
    });
    return () => {
      watcher.told.delete(told);
      watcher.failed.delete(failed);
      if (watcher.told.size > 0 || this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.line.is === 'open') void this.#ask({ unwatch: { table } });
    };
  }

  /** Tells what happens in the lobby until the returned function is called. */
  lobby(told: (update: LobbyUpdate) => void): () => void {
    this.#lobby.add(told);
    if (this.line.is === 'open') void this.#ask('lobby');
    void this.enter().catch(() => undefined);
    return () => {
      this.#lobby.delete(told);
      if (this.#lobby.size === 0 && this.line.is === 'open') void this.#ask('leave-lobby');
    };
  }

  async do(table: TableId, command: TableCommand, seen: number | null): Promise<Done> {
    await this.enter();
    const key = this.#watchers.get(table)?.key ?? null;
    const answer = await this.#ask({ do: { table, command, seen, key } });
    if ('error' in answer) throw new ProblemError(answer.error);
    if ('done' in answer) return answer.done;
    throw new ProblemError({ code: 'internal', message: 'The server answered something else.' });
  }

  async why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null> {
    const answer = await this.#ask({ try: { table, seat, action } });
    return 'error' in answer ? answer.error : null;
  }

  async hints(table: TableId, seat: number): Promise<Hint[]> {
    const answer = await this.#ask({ hint: { table, seat } });
    if ('error' in answer) throw new ProblemError(answer.error);
    return 'hints' in answer ? answer.hints : [];
  }

  async make(plan: NewTable): Promise<TableId> {
    await this.enter();
    return (await api<TableInfo>('POST', '/api/tables', plan)).id;
  }

  record(table: TableId): Promise<string> {
    return apiText(`/api/tables/${table}/record`);
  }
}

/** The server that this page came from. */
export const remote = new Remote();
