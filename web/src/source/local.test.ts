/** The page's side, over a worker that says what the test wants. */

import { describe, expect, it, vi } from 'vitest';
import type { TableUpdate } from '../gen';
import type { Call, Said } from './calls';
import { LocalSource, type Port } from './local';
import { ProblemError } from './source';

class FakePort implements Port {
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;
  readonly calls: Call[] = [];
  ended = false;

  postMessage(call: Call): void {
    this.calls.push(call);
    if (call.call === 'open') this.say({ id: call.id, get: { id: 'local', name: '', kind: 'guest' } });
  }

  terminate(): void {
    this.ended = true;
  }

  say(said: Said): void {
    this.onmessage?.({ data: said } as MessageEvent<Said>);
  }

  /** The last thing that was asked by a frame. */
  asked() {
    const asked = this.calls.filter((call) => call.call === 'ask').at(-1);
    if (asked?.call !== 'ask') throw new Error('nothing is asked');
    return asked.give.frame;
  }
}

async function opened(): Promise<{ source: LocalSource; ports: FakePort[]; port: () => FakePort }> {
  const ports: FakePort[] = [];
  const source = new LocalSource(() => {
    const port = new FakePort();
    ports.push(port);
    return port;
  });
  await source.open();
  const port = (): FakePort => {
    const last = ports.at(-1);
    if (!last) throw new Error('no worker was started');
    return last;
  };
  return { source, ports, port };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const UPDATE = { table: 't', seq: 4, info: {} } as TableUpdate;

describe('tables in this browser', () => {
  it('are open once the worker has said who one is', async () => {
    const { source } = await opened();
    expect(source.line).toEqual({ is: 'open' });
    expect(source.me?.id).toBe('local');
  });

  it('answer each frame under its own name', async () => {
    const { source, port } = await opened();
    const first = source.do('t', 'start', null);
    const one = port().asked();
    const second = source.why('t', 0, { visit: 'venus' });
    const two = port().asked();
    expect(one.id).not.toBe(two.id);
    const error = { code: 'refused', message: 'no', rule: 'GR-A1' } as const;
    port().say({ frames: [{ answer: { id: two.id, error } }, { answer: { id: one.id, done: { seq: 3 } } }] });
    expect(await first).toEqual({ seq: 3 });
    expect(await second).toEqual(error);
  });

  it('tell everybody who watches, and stop when nobody does', async () => {
    const { source, port } = await opened();
    const [one, other, failed] = [vi.fn(), vi.fn(), vi.fn()];
    const leave = source.watch('t', null, one, failed);
    const leaveToo = source.watch('t', null, other, failed);
    port().say({ frames: [{ table: UPDATE }] });
    expect(one).toHaveBeenCalledWith(UPDATE);
    expect(other).toHaveBeenCalledWith(UPDATE);
    leave();
    expect(port().asked().ask).toHaveProperty('watch');
    leaveToo();
    expect(port().asked().ask).toEqual({ unwatch: { table: 't' } });
  });

  it('say that a table is gone', async () => {
    const { source, port } = await opened();
    const failed = vi.fn();
    source.watch('nowhere', null, vi.fn(), failed);
    const error = { code: 'not-found', message: 'there is no such table' } as const;
    port().say({ frames: [{ answer: { id: port().asked().id, error } }] });
    await soon();
    expect(failed).toHaveBeenCalledWith(error);
  });

  it('say that another page has a table, tell nothing more of it, and take it over', async () => {
    const { source, port } = await opened();
    const [told, failed, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
    source.watch('t', null, told, failed, elsewhere);
    port().say({ elsewhere: 't' });
    port().say({ frames: [{ answer: { id: port().asked().id, error: { code: 'busy', message: 'elsewhere' } } }, { table: UPDATE }] });
    await soon();
    expect(told).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
    const [takeOver] = elsewhere.mock.calls[0] as [() => void];
    takeOver();
    const claim = port().calls.at(-1);
    expect(claim).toMatchObject({ call: 'claim', give: { table: 't' } });
    port().say({ id: claim?.id ?? 0, get: null });
    await soon();
    expect(port().asked().ask).toHaveProperty('watch.table', 't');
    port().say({ frames: [{ table: UPDATE }] });
    expect(told).toHaveBeenCalledWith(UPDATE);
  });

  it('begin anew when the engine breaks, and watch again what was watched', async () => {
    const { source, ports, port } = await opened();
    const [told, failed] = [vi.fn(), vi.fn()];
    source.watch('t', null, told, failed);
    const lost = source.do('t', 'start', null);
    ports[0]?.say({ crashed: 'unreachable' });
    await expect(lost).rejects.toThrow(ProblemError);
    await soon();
    expect(ports).toHaveLength(2);
    expect(ports[0]?.ended).toBe(true);
    expect(port().asked().ask).toEqual({ watch: { table: 't', key: null, since: null } });
    expect(source.line).toEqual({ is: 'open' });
    expect(failed).not.toHaveBeenCalled();
    // What the old worker still says is not heard any more.
    ports[0]?.say({ frames: [{ table: UPDATE }] });
    expect(told).not.toHaveBeenCalled();
  });

  it('ask the next worker what was asked between two', async () => {
    const { source, port } = await opened();
    port().say({ crashed: 'unreachable' });
    const done = source.do('t', 'start', null);
    await soon();
    expect(port().asked().ask).toHaveProperty('do.command', 'start');
    port().say({ frames: [{ answer: { id: port().asked().id, done: { seq: 3 } } }] });
    expect(await done).toEqual({ seq: 3 });
  });

  it('are given up when the engine breaks again and again', async () => {
    const { source, ports, port } = await opened();
    const failed = vi.fn();
    source.watch('t', null, vi.fn(), failed);
    for (let times = 0; times < 3; times += 1) {
      port().say({ crashed: 'unreachable' });
      await soon();
    }
    expect(ports).toHaveLength(3);
    expect(source.line).toEqual({ is: 'missing', why: 'unreachable' });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('say what is missing where there is no engine', async () => {
    const port = new FakePort();
    port.postMessage = () => port.say({ missing: 'no engine was built' });
    const source = new LocalSource(() => port);
    await expect(source.open()).rejects.toMatchObject({ problem: { code: 'not-allowed', message: 'no engine was built' } });
    expect(source.line).toEqual({ is: 'missing', why: 'no engine was built' });
    await expect(source.make({} as never)).rejects.toThrow('no engine was built');
  });
});
