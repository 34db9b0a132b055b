/** Records, looked at through a worker that says what the test wants. */

import { describe, expect, it } from 'vitest';
import type { ReplayInfo } from '../gen';
import type { CallName } from './calls';
import type { LocalSource } from './local';
import { Replay } from './replay';
import { ProblemError } from './source';

const INFO = { info: { id: 'replay', title: 'any' }, entries: 3, shown: 3, verdict: 'true' } as ReplayInfo;
const MOMENT = { moment: { news: { seq: 3, at: 70, what: 'ticked', events: [] }, position: { step: 2 } } };
const CLOSED = { error: { code: 'not-found', message: 'not here' } };

/** A worker that answers so, call by call. */
function worker(...answers: [CallName, unknown][]): LocalSource {
  const call = (name: CallName): Promise<unknown> => {
    const [expected, answer] = answers.shift() ?? [];
    expect(name).toBe(expected);
    return Promise.resolve(answer);
  };
  return { call } as unknown as LocalSource;
}

describe('a record that is looked at', () => {
  it('tells each moment as a table would', async () => {
    const replay = await Replay.open(worker(['replay', { replay: INFO }], ['moment', MOMENT]), 'text');
    const update = await replay.at(2, null);
    expect(update).toMatchObject({ table: 'replay', after: 2, seq: 3, now: 70, info: { title: 'any' } });
    expect(update.news).toEqual([MOMENT.moment.news]);
  });

  it('is opened again when the worker that had it is gone', async () => {
    const source = worker(['replay', { replay: INFO }], ['moment', CLOSED], ['replay', { replay: INFO }], ['moment', MOMENT]);
    const replay = await Replay.open(source, 'text');
    expect((await replay.at(2, 0)).position).toEqual({ step: 2 });
  });

  it('is not opened again once it is forgotten', async () => {
    const replay = await Replay.open(worker(['replay', { replay: INFO }], ['close', null], ['moment', CLOSED]), 'text');
    replay.close();
    await expect(replay.at(2, 0)).rejects.toThrow(ProblemError);
  });

  it('has its whole log also after the worker that had it is gone', async () => {
    const source = worker(
      ['replay', { replay: INFO }],
      ['log', CLOSED],
      ['replay', { replay: INFO }],
      ['log', { log: [MOMENT.moment.news] }],
    );
    const replay = await Replay.open(source, 'text');
    expect(await replay.log(0)).toEqual([MOMENT.moment.news]);
  });

  it('says what its table’s things are called, also after the worker that had it is gone', async () => {
    const source = worker(
      ['replay', { replay: INFO }],
      ['captions', CLOSED],
      ['replay', { replay: INFO }],
      ['captions', { captions: { cards: 2 } }],
    );
    const replay = await Replay.open(source, 'text');
    expect(await replay.captions()).toEqual({ cards: 2 });
  });

  it('is not mistaken for another that is opened at the same time', async () => {
    const asked: unknown[] = [];
    const call = (name: CallName, give: unknown): Promise<unknown> => {
      asked.push(give);
      return Promise.resolve(name === 'replay' ? { replay: INFO } : MOMENT);
    };
    const source = { call } as unknown as LocalSource;
    const [one, other] = await Promise.all([Replay.open(source, 'one'), Replay.open(source, 'other')]);
    await one.at(1, null);
    await other.at(1, null);
    const [opened, openedToo, looked, lookedToo] = asked.map((give) => (give as { replay: number }).replay);
    expect(opened).not.toBe(openedToo);
    expect([looked, lookedToo]).toEqual([opened, openedToo]);
  });

  it('is refused where it is none', async () => {
    const error = { code: 'malformed', message: 'line 1' };
    await expect(Replay.open(worker(['replay', { error }]), 'text')).rejects.toThrow(ProblemError);
  });
});
