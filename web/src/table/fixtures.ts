/** Made-up tables for tests. */

import type { TitleBoard } from '../boards/contract';
import type { DryRun, Hint, Legal, Message, News, Position, Problem, Sight, TableCommand, TableInfo, TableUpdate, Weighed } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { TITLES } from '../gen/titles';
import { ProblemError, type TableSource } from '../source/source';

export const legal = (name: string): Legal => ({ action: { go: name }, text: { key: name } });

export function sight(seat: number | null, names: string[] = [], more: Partial<Sight> = {}): Sight {
  return {
    seat,
    view: { of: seat },
    hash: `h${seat}`,
    score: { lines: [] },
    legal: names.map(legal),
    may_undo: false,
    resigning_ends: false,
    ...more,
  };
}

export function position(step: number, toAct: number[], sights: Sight[], more: Partial<Position> = {}): Position {
  return { step, to_act: toAct, asked: toAct.map((seat) => ({ seat, text: { key: 'ask' } })), sights, time: 0, ...more };
}

export function info(more: Partial<TableInfo> = {}): TableInfo {
  const seat = { kind: 'person', name: 'Ana', user: 'u0', level: null, ready: true, sat_in: false, resigned: false } as const;
  return {
    id: 't',
    title: TITLES[0]?.id ?? '',
    rules: 1,
    content: 'c0',
    options: {},
    status: 'playing',
    ending: null,
    access: 'public',
    pace: 'untimed',
    hints: true,
    take_over: 3,
    spectators: 'nobody',
    host: 'u0',
    seats: [seat, { ...seat, name: 'Bia', user: 'u1' }],
    commitment: 'c',
    seq: 1,
    made: 0,
    changed: 0,
    rematch: null,
    rematch_of: null,
    ...more,
  };
}

/** A step, whose number is its place unless it is named. */
export function acted(seq: number, seat: number, ...texts: string[]): News {
  return {
    seq,
    at: seq,
    step: seq,
    what: { acted: { seat, bot: false } },
    events: texts.map((text) => ({ event: { of: text }, text: { key: text } })),
  };
}

export function update(position: Position | null, news: News[] = [], after = 1): TableUpdate {
  return { table: 't', after, seq: news.at(-1)?.seq ?? after, now: 1000, news, info: info(), position };
}

/** A board on which every action has a place of its own name, except those that begin with `button`. */
export const board: TitleBoard = {
  Board: () => ({}),
  Seat: () => ({}),
  motions: () => [],
  about: () => null,
  keys: (action) => {
    const { go } = action as { go: string };
    return go.startsWith('button') ? [] : [go.split('/')[0] ?? go];
  },
  attempts: (key) => [{ go: key }, { go: `${key}!` }],
  pieces: (event) => [(event as { of: string }).of],
};

/** A source that notes what is asked of it. */
export class FakeSource implements TableSource {
  readonly kind = 'local';
  readonly line = { is: 'open' } as const;
  readonly keeps = true;
  readonly skew = 0;
  readonly me = { id: 'u0', name: 'Ana' };
  done: TableCommand[] = [];
  tried: JsonValue[] = [];
  /** Why the next thing isn't done. */
  problem: Problem | null = null;
  /** Why an action would be refused, by its name. */
  reasons: Record<string, Problem> = {};
  advice: Hint[] = [];
  /** What actions would bring, by their names, and which were asked for. */
  brings: Record<string, DryRun> = {};
  previewed: JsonValue[] = [];
  /** What is said of an action that is weighed, and which were. */
  verdict: (action: JsonValue) => Promise<Weighed> = () => Promise.resolve({ mistake: null });
  weighed: JsonValue[] = [];
  /** The whole log, given in pages of three, and before which places it was asked for. */
  log: News[] = [];
  asked: number[] = [];

  watch(): () => void {
    return () => undefined;
  }
  do(_: string, command: TableCommand): Promise<{ seq: number }> {
    this.done.push(command);
    return this.problem ? Promise.reject(new ProblemError(this.problem)) : Promise.resolve({ seq: 2 });
  }
  why(_: string, __: number, action: JsonValue): Promise<Problem | null> {
    this.tried.push(action);
    return Promise.resolve(this.reasons[(action as { go: string }).go] ?? null);
  }
  news(_: string, before: number): Promise<News[]> {
    this.asked.push(before);
    return this.problem ? Promise.reject(new ProblemError(this.problem)) : Promise.resolve(this.log.slice(0, before - 1).slice(-3));
  }
  hints(): Promise<Hint[]> {
    return Promise.resolve(this.advice);
  }
  dryRun(_: string, __: number, action: JsonValue): Promise<DryRun> {
    this.previewed.push(action);
    const found = this.brings[(action as { go: string }).go];
    return found ? Promise.resolve(found) : Promise.reject(new ProblemError({ code: 'too-fast', message: '' }));
  }
  weigh(_: string, __: number, action: JsonValue): Promise<Weighed> {
    this.weighed.push(action);
    return this.verdict(action);
  }
  describe(): Promise<Message[]> {
    return this.problem ? Promise.reject(new ProblemError(this.problem)) : Promise.resolve([{ key: 'the-board' }]);
  }
  captions(): Promise<null> {
    return Promise.resolve(null);
  }
  content(): Promise<null> {
    return Promise.resolve(null);
  }
  make(): Promise<string> {
    return Promise.resolve('t2');
  }
  record(): Promise<string> {
    return Promise.resolve('');
  }
}
