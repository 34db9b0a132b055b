/** The line to a server, over a socket that says what the test wants. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, Me, ServerFrame } from '../gen';
import { keepKnown } from './known-here';
import { Remote } from './remote.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientFrame[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState === 0) throw new Error('InvalidStateError');
    this.sent.push(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.readyState = 2;
  }

  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The server says hello. */
  open(): void {
    this.readyState = 1;
    this.hear({ hello: { protocol: 1, version: '0', you: { id: 'u', name: 'Ana', kind: 'guest' }, now: Date.now(), heartbeat: 10 } });
  }

  /** The line breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  asks(what: string): ClientFrame[] {
    return this.sent.filter(({ ask }) => ask === what || (typeof ask === 'object' && what in ask));
  }
}

const person = (id: string): Me => ({ id, name: id, kind: 'account' }) as Me;
const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('nobody called');
  return socket;
};

let remote: Remote;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  remote = new Remote();
  remote.become(person('ana'));
  last().open();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a line to a server', () => {
  it('asks what the things of a table say, and again where the line broke before the answer', async () => {
    const said = remote.captions('t');
    last().break();
    await vi.advanceTimersByTimeAsync(60_000);
    const socket = last();
    socket.open();
    const [frame] = socket.asks('captions');
    expect(frame?.ask).toEqual({ captions: { table: 't' } });
    socket.hear({ answer: { id: frame?.id ?? '', captions: { cards: 2 } } });
    expect(await said).toEqual({ cards: 2 });
    const refused = remote.captions('other');
    const [again] = socket.asks('captions').slice(-1);
    socket.hear({ answer: { id: again?.id ?? '', error: { code: 'not-found', message: 'There is none.' } } });
    await expect(refused).rejects.toThrow('There is none.');
  });

  it('that breaks is mended, what was watched goes on where it stopped, and what was asked is asked again', async () => {
    remote.watch('t', null, vi.fn(), vi.fn());
    last().hear({ table: { table: 't', after: 0, seq: 7, now: 0, info: {} } as never });
    const done = remote.do('t', 'start', 7);
    await vi.advanceTimersByTimeAsync(0);
    const [asked] = last().asks('do');
    last().break();
    expect(remote.line.is).toBe('broken');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().asks('do')).toEqual([asked]);
    expect(last().asks('watch')[0]?.ask).toEqual({ watch: { table: 't', key: null, since: 7 } });
    last().hear({ answer: { id: asked?.id ?? '', done: { seq: 8 } } });
    expect(await done).toEqual({ seq: 8 });
  });

  it('watches by the key that somebody was told once they hold no seat any more', async () => {
    remote.watch('t', null, vi.fn(), vi.fn());
    last().hear({ table: { table: 't', after: 0, seq: 7, now: 0, info: { key: 'told' } } as never });
    const left = remote.do('t', 'leave', 7);
    await vi.advanceTimersByTimeAsync(0);
    const asked = last().asks('do')[0];
    expect(asked?.ask).toMatchObject({ do: { key: 'told' } });
    last().hear({ answer: { id: asked?.id ?? '', done: { seq: 8 } } });
    await left;
    expect(last().asks('watch').at(-1)?.ask).toEqual({ watch: { table: 't', key: 'told', since: 7 } });
  });

  it('brings the record of a private table to whoever came by its link', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('a record')));
    vi.stubGlobal('fetch', fetch);
    remote.watch('t', 'k&y', vi.fn(), vi.fn());
    expect(await remote.record('t')).toBe('a record');
    expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/tables/t/record?key=k%26y']);
  });

  it('asks for each table again, and so tells which, when one may be seen no longer', () => {
    const [failed, other] = [vi.fn(), vi.fn()];
    remote.watch('t', null, vi.fn(), failed);
    remote.watch('u', null, vi.fn(), other);
    last().hear({ answer: { id: null, error: { code: 'not-found', message: '' } } });
    const again = last()
      .asks('watch')
      .filter(({ ask }) => typeof ask === 'object' && 'watch' in ask && ask.watch.table === 't');
    expect(again).toHaveLength(2);
    last().hear({ answer: { id: again[1]?.id ?? '', error: { code: 'not-found', message: '' } } });
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-found' }));
    expect(other).not.toHaveBeenCalled();
  });

  it('to a server that lets nobody in says so in words that fit, until somebody signs in', async () => {
    const stranger = new Remote();
    const refused = (status: number, code: string): Response => Response.json({ code, message: '' }, { status });
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(path === '/api/me' ? refused(401, 'not-signed-in') : refused(403, 'not-allowed')),
    );
    await expect(stranger.enter()).rejects.toMatchObject({ problem: { facts: { key: 'web-closed' } } });
    expect(stranger.closed).toBe(true);
    stranger.become(person('ana'));
    expect(stranger.closed).toBe(false);
    const hasty = new Remote();
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(path === '/api/me' ? refused(401, 'not-signed-in') : refused(429, 'too-fast')),
    );
    await expect(hasty.enter()).rejects.toMatchObject({ problem: { code: 'too-fast' } });
    expect(hasty.closed).toBe(false);
  });

  it('asks nothing of a stranger that is refused them, and takes nobody for one whom the server knows', async () => {
    keepKnown(false);
    let asked: string[] = [];
    const answers = (guests: () => Response): void => {
      asked = [];
      vi.stubGlobal('fetch', (path: string) => {
        asked.push(path);
        return Promise.resolve(path === '/api/guests' ? guests() : Response.json(person('ana')));
      });
    };
    answers(() => Response.json({ me: person('guest') }));
    expect((await new Remote().enter()).id).toBe('guest');
    expect(asked).toEqual(['/api/guests']);
    // From now on this browser is somebody's.
    answers(() => Response.json({ me: person('guest') }));
    expect((await new Remote().enter()).id).toBe('ana');
    expect(asked).toEqual(['/api/me']);
    // What it wrote down may be gone while its cookie isn't.
    keepKnown(false);
    answers(() => Response.json({ code: 'wrong-time', message: '' }, { status: 409 }));
    expect((await new Remote().enter()).id).toBe('ana');
    expect(asked).toEqual(['/api/guests', '/api/me']);
  });

  it('to a server that can’t be reached is tried again by itself, for as long as somebody wants it', async () => {
    const late = new Remote();
    const fetch = vi.fn(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetch);
    const failed = vi.fn();
    const leave = late.watch('t', null, vi.fn(), failed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch.mock.calls.length).toBeGreaterThan(3);
    expect(late.line.is).toBe('broken');
    expect(late.outside).toMatchObject({ problem: { code: 'busy' } });
    // It is said where the line is: a table of which nothing is known isn't said to be gone.
    expect(failed).not.toHaveBeenCalled();
    fetch.mockImplementation(() => Promise.resolve(Response.json(person('ana'))));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([late.me?.id, late.outside]).toEqual(['ana', null]);
    last().open();
    expect(last().asks('watch')[0]?.ask).toMatchObject({ watch: { table: 't' } });
    leave();

    const left = new Remote();
    fetch.mockImplementation(() => Promise.resolve(new Response('Bad Gateway', { status: 502 })));
    left.watch('t', null, vi.fn(), failed)();
    await vi.advanceTimersByTimeAsync(0);
    fetch.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('watches again by itself what can’t be read just now', async () => {
    const failed = vi.fn();
    remote.watch('t', null, vi.fn(), failed);
    const refuse = (code: 'unavailable' | 'not-yours'): void =>
      last().hear({ answer: { id: last().asks('watch').at(-1)?.id ?? '', error: { code, message: '' } } });
    refuse('unavailable');
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unavailable' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().asks('watch')).toHaveLength(2);
    refuse('not-yours');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().asks('watch')).toHaveLength(2);
  });

  it('tells who is away from a table, and forgets it when the table is watched anew', async () => {
    const away = vi.fn();
    remote.watch('t', null, vi.fn(), vi.fn(), undefined, away);
    last().hear({ presence: { table: 't', away: [1, 2] } });
    last().hear({ presence: { table: 'other', away: [0] } });
    expect(away.mock.lastCall).toEqual([[1, 2]]);
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    expect(away.mock.lastCall).toEqual([[]]);
  });

  it('is kept alive by one beat, whoever was signed in before', async () => {
    remote.become(person('bia'));
    last().open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().asks('ping')).toHaveLength(1);
  });

  it('watches for whoever signs in, from the beginning, once the server says hello', () => {
    remote.watch('t', null, vi.fn(), vi.fn());
    last().hear({ table: { table: 't', after: 0, seq: 7, now: 0, info: {} } as never });
    remote.become(person('bia'));
    // Nothing can be sent over a line that isn't there yet.
    remote.watch('other', null, vi.fn(), vi.fn());
    last().open();
    const watches = last()
      .asks('watch')
      .map(({ ask }) => ask);
    expect(watches).toContainEqual({ watch: { table: 't', key: null, since: null } });
    expect(watches).toContainEqual({ watch: { table: 'other', key: null, since: null } });
  });

  it('whose session has a new token is mended with it, and nobody is told that they are signed out', async () => {
    const failed = vi.fn();
    remote.watch('t', null, vi.fn(), failed);
    last().hear({ bye: 'renewed' });
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().asks('watch')).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('goes on for whoever this browser is now, if another tab was given a session', async () => {
    vi.stubGlobal('fetch', async () => Response.json(person('ana')));
    last().hear({ bye: 'signed-out' });
    last().break();
    await vi.advanceTimersByTimeAsync(0);
    expect(remote.me?.id).toBe('ana');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('of nobody says so to those who wait and those who watch, and is not tried again', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'not-signed-in', message: '' }, { status: 401 }));
    const failed = vi.fn();
    remote.watch('t', null, vi.fn(), failed);
    const lost = remote.do('t', 'start', null);
    const expected = expect(lost).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
    await vi.advanceTimersByTimeAsync(0);
    last().hear({ bye: 'signed-out' });
    last().break();
    await expected;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-signed-in' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
