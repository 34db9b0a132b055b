/** Tables on a server, over one WebSocket. */

import type {
  ClientFrame,
  Code,
  Done,
  DryRun,
  Hint,
  LobbyUpdate,
  Me,
  Message,
  NewTable,
  News,
  NewsPage,
  Past,
  Problem,
  ServerFrame,
  SignedIn,
  TableCommand,
  TableId,
  TableInfo,
  Weighed,
} from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import { t } from '../words/words.svelte';
import { api, apiText } from './api';
import { FrameClient, type WatchEars } from './client';
import { isKnown, keepKnown } from './known-here';
import { passes, patience, ProblemError, type Line, type TableSource } from './source';

const SIGNED_OUT: Problem = { code: 'not-signed-in', message: 'Nobody is signed in any more.' };
/** What the server calls `not-allowed` everywhere, in words that fit the door. */
const CLOSED: Problem = { code: 'not-allowed', message: 'Guests aren’t welcome here.', facts: { key: 'web-closed', args: [] } };

const refusedAs = (error: unknown, codes: readonly Code[]): boolean => error instanceof ProblemError && codes.includes(error.problem.code);

export class Remote implements TableSource {
  readonly kind = 'remote';
  readonly keeps = true;
  line = $state.raw<Line>({ is: 'connecting' });
  me = $state.raw<Me | null>(null);
  skew = $state(0);
  /** Whether the server lets nobody in who has no account. */
  closed = $state(false);
  /** Why nobody could come in when it was last tried. */
  outside = $state.raw<unknown>(null);

  #socket: WebSocket | null = null;
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #client = new FrameClient({
    send: (frame) => this.#send(frame),
    heard: ({ now }) => (this.skew = now - Date.now()),
  });
  readonly #lobby = new Set<(update: LobbyUpdate) => void>();
  /** Who waits to come in, or wants the line that there is then. */
  readonly #attending = new Set<object>();
  #entering: Promise<Me> | null = null;

  /** Comes in: as who one was, else as a new guest. */
  enter(): Promise<Me> {
    this.#entering ??= this.#enter().catch((error: unknown) => {
      this.#entering = null;
      this.outside = error;
      throw error;
    });
    return this.#entering;
  }

  /** Comes in for whoever wants the line, until the returned function is called. As long as the server can't be reached it
   * is tried again. */
  attend(): () => void {
    const one = {};
    this.#attending.add(one);
    this.#come();
    return () => void this.#attending.delete(one);
  }

  /** Nobody becomes a guest for those who have gone meanwhile. */
  #come(): void {
    if (this.#attending.size === 0) {
      this.line = { is: 'connecting' };
      return;
    }
    this.enter().catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      if (passes(error.problem)) this.#tryLater(error.problem.retry_after);
      else this.#client.fail(error.problem);
    });
  }

  async #enter(): Promise<Me> {
    this.me = isKnown() ? await this.#comeBack() : await this.#comeAnew();
    this.outside = null;
    keepKnown(true);
    this.#connect();
    return this.me;
  }

  /** As who one was; who isn't known any more is a new guest. */
  async #comeBack(): Promise<Me> {
    try {
      return await api<Me>('GET', '/api/me');
    } catch (error) {
      if (!refusedAs(error, ['not-signed-in'])) throw error;
      return this.#comeAsGuest();
    }
  }

  /** As a new guest. A browser that has a cookie all the same, somebody's or nobody's, is told so. */
  async #comeAnew(): Promise<Me> {
    try {
      return await this.#comeAsGuest();
    } catch (error) {
      if (!refusedAs(error, ['wrong-time', 'not-signed-in'])) throw error;
      return this.#comeBack();
    }
  }

  async #comeAsGuest(): Promise<Me> {
    const name = settings.name.trim() || t('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) });
    try {
      return (await api<SignedIn>('POST', '/api/guests', { name, token: false })).me;
    } catch (error) {
      this.closed = error instanceof ProblemError && error.problem.code === 'not-allowed';
      throw this.closed ? new ProblemError(CLOSED) : error;
    }
  }

  /** Somebody else is signed in now, or nobody is. */
  become(me: Me | null): void {
    this.me = me;
    this.outside = null;
    keepKnown(me !== null);
    if (me) this.closed = false;
    this.#entering = me ? Promise.resolve(me) : null;
    const socket = this.#socket;
    this.#hangUp();
    socket?.close();
    this.line = { is: 'connecting' };
    // What somebody asked is not asked again in another's name, and what they were told is not another's to know.
    this.#client.giveUp(SIGNED_OUT);
    if (me) this.#connect();
    else this.#client.fail(SIGNED_OUT);
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
    if (this.me) this.#tryLater();
  }

  #tryLater(least?: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    const wait = patience(this.#tries, least);
    this.#tries += 1;
    this.line = { is: 'broken', at: Date.now() + wait };
    this.#timer = setTimeout(() => this.hurry(), wait);
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    if (!this.me) this.#come();
    else if (this.line.is === 'broken') this.#connect();
  }

  #hear(frame: ServerFrame): void {
    if ('hello' in frame) {
      this.#tries = 0;
      this.skew = frame.hello.now - Date.now();
      this.line = { is: 'open' };
      this.#resume(frame.hello.heartbeat);
    } else if ('lobby' in frame) {
      for (const told of this.#lobby) told(frame.lobby);
    } else if ('bye' in frame) {
      if (frame.bye === 'signed-out') void this.#signedOut();
    } else {
      this.#client.hear(frame);
    }
    // After any other bye the line breaks, and is mended: with a new cookie, if that is why.
  }

  /** The session of this line has ended. This browser may have another by now, which a tab of it was given. */
  async #signedOut(): Promise<void> {
    const before = this.me;
    this.#hangUp();
    const me = await api<Me>('GET', '/api/me').catch(() => null);
    if (this.me === before) this.become(me);
  }

  /** Goes on after a break, and keeps the line alive. */
  #resume(heartbeat: number): void {
    this.#client.resume();
    if (this.#lobby.size > 0) void this.#client.ask('lobby');
    this.#heard = Date.now();
    this.#beat = setInterval(() => {
      if (Date.now() - this.#heard > 2 * heartbeat * 1000) this.#socket?.close();
      else void this.#client.ask('ping');
    }, heartbeat * 1000);
  }

  /** What can't be sent now is asked for again when the line is mended. */
  #send(frame: ClientFrame): null {
    if (this.#socket?.readyState === WebSocket.OPEN && this.line.is === 'open') this.#socket.send(JSON.stringify(frame));
    return null;
  }

  watch(table: TableId, key: string | null, ...ears: WatchEars): () => void {
    const forget = this.#client.watch(table, key, ...ears);
    const leave = this.attend();
    return () => {
      leave();
      forget();
    };
  }

  /** Tells what happens in the lobby until the returned function is called. */
  lobby(told: (update: LobbyUpdate) => void): () => void {
    this.#lobby.add(told);
    if (this.line.is === 'open') void this.#client.ask('lobby');
    const leave = this.attend();
    return () => {
      leave();
      this.#lobby.delete(told);
      if (this.#lobby.size === 0 && this.line.is === 'open') void this.#client.ask('leave-lobby');
    };
  }

  async do(table: TableId, command: TableCommand, seen: number | null): Promise<Done> {
    await this.enter();
    return this.#client.do(table, command, seen);
  }

  why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null> {
    return this.#client.why(table, seat, action);
  }

  hints(table: TableId, seat: number): Promise<Hint[]> {
    return this.#client.hints(table, seat);
  }

  dryRun(table: TableId, seat: number, action: JsonValue): Promise<DryRun> {
    return this.#client.dryRun(table, seat, action);
  }

  weigh(table: TableId, seat: number, action: JsonValue): Promise<Weighed> {
    return this.#client.weigh(table, seat, action);
  }

  describe(table: TableId, seat: number | null): Promise<Message[]> {
    return this.#client.describe(table, seat);
  }

  captions(table: TableId): Promise<JsonValue> {
    return this.#client.captions(table);
  }

  async news(table: TableId, before: number): Promise<News[]> {
    await this.enter();
    const key = this.#client.keyOf(table);
    const asked = new URLSearchParams({ before: String(before), ...(key && { key }) });
    return (await api<NewsPage>('GET', `/api/tables/${table}/news?${asked.toString()}`)).news;
  }

  async past(table: TableId, seq: number): Promise<Past> {
    await this.enter();
    const key = this.#client.keyOf(table);
    const asked = new URLSearchParams({ seq: String(seq), ...(key && { key }) });
    return api<Past>('GET', `/api/tables/${table}/past?${asked.toString()}`);
  }

  async make(plan: NewTable): Promise<TableId> {
    await this.enter();
    return (await api<TableInfo>('POST', '/api/tables', plan)).id;
  }

  record(table: TableId): Promise<string> {
    return apiText(this.#of(table, 'record'));
  }

  content(table: TableId): Promise<Values | null> {
    return api<Values>('GET', this.#of(table, 'content')).catch(() => null);
  }

  /** The address of something of a table, with the key that opens it. */
  #of(table: TableId, what: string): string {
    const key = this.#client.keyOf(table);
    return `/api/tables/${table}/${what}${key === null ? '' : `?${new URLSearchParams({ key })}`}`;
  }
}

/** The server that this page came from. */
export const remote = new Remote();
