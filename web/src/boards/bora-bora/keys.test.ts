import { beforeAll, describe, expect, it } from 'vitest';
import { attempts, keys } from './keys';
import { ACTIONS, ready, viewOf, VIEWS } from './fixtures';
import { told } from '../told';
import { ACTION_KINDS, EVENT_KINDS, type Action } from './types';

beforeAll(ready);

describe('where an action can be chosen', () => {
  const EXPECTED: Record<string, (action: Action, seat: number) => string[]> = {
    place: (a) => [`deed:${facts(a, 'place').deed}`, `die:${facts(a, 'place').face}`],
    settle: (a) => [`region:${facts(a, 'settle')}`],
    'take-hut': (_, seat) => [`huts:${seat}`],
    lay: (a, seat) => [`ground:${seat}:${facts(a, 'lay')}`],
    'score-point': () => ['deed:helper'],
    'take-offering': (_, seat) => [`offering:${seat}`],
    'take-card': (a) => [`god:${facts(a, 'take-card')}`],
    'draw-card': () => ['pile'],
    'take-material': (a, seat) => [`material:${seat}:${facts(a, 'take-material')}`],
    'move-hut': (_, seat) => [`huts:${seat}`, `twelfth:${seat}`],
    'send-priest': (a) => [`temple:${facts(a, 'send-priest')}`],
    build: (a, seat) => [`building:${seat}:${facts(a, 'build')}`],
    'take-status': (_, seat) => [`status:${seat}`],
    'take-shell': (_, seat) => [`shell:${seat}`],
    use: (a, seat) => [`folk:${seat}:${facts(a, 'use').sex}:${facts(a, 'use').kind}`],
    tattoo: (a, seat) => [`folk:${seat}:man:${facts(a, 'tattoo')}`],
    collect: (a, seat) => [`folk:${seat}:woman:${facts(a, 'collect')}`],
    buy: (a) => [`jewel:${facts(a, 'buy')}`],
    fulfil: (a) => [`task:${facts(a, 'fulfil')}`],
    'fulfil-with': (a) => [`task:${facts(a, 'fulfil-with').task}`],
    discard: (a) => [`task:${facts(a, 'discard')}`],
    'take-task': (a) => [`task:${facts(a, 'take-task')}`],
    house: (_, seat) => [`free:${seat}`],
    done: () => [],
  };
  type Objects = Exclude<Action, string>;
  type Kind = Objects extends infer O ? (O extends object ? keyof O : never) : never;
  function facts<K extends Kind>(action: Action, kind: K): Extract<Objects, Record<K, unknown>>[K] {
    return (action as Extract<Objects, Record<K, unknown>>)[kind];
  }

  it('is known for every kind that the rules have', () => {
    expect(Object.keys(ACTIONS).sort()).toEqual([...ACTION_KINDS].sort());
  });

  it.each(Object.keys(EXPECTED))('%s', (kind) => {
    const made = ACTIONS[kind];
    if (!made) throw new Error(`no ${kind}`);
    expect(keys(made.action, viewOf(made))).toEqual(EXPECTED[kind]?.(made.action, made.turn));
  });

  it('takes a person from the men or the women, whichever are asked for', () => {
    const view = { ...VIEWS.dice, decision: { person: { sex: 'woman' as const, value: 4 } } };
    expect(keys({ 'take-person': 3 }, view)).toEqual(['person:woman:3']);
  });

  it('pays for a god with its card, a pair or a tile', () => {
    const view = { ...VIEWS.dice, turn: 1, decision: { pay: { god: 'white' as const } } };
    expect(keys({ pay: 'card' }, view)).toEqual(['card:1:white']);
    expect(keys({ pay: { pair: 'green' } }, view)).toEqual(['card:1:green']);
    expect(keys({ pay: 'tile' }, view)).toEqual(['god-tile:1']);
    expect(keys({ pay: 'card' }, { ...view, decision: { fish: { region: 'CF' } } })).toEqual(['card:1:red']);
  });

  it('builds on a pair of spaces, pressed between them or on either', () => {
    const view = { ...VIEWS.dice, turn: 0 };
    expect(keys({ 'build-on': 0 }, view)).toEqual(['plot:0:0', 'ground:0:0', 'ground:0:1']);
    expect(keys({ 'build-on': 16 }, view)).toEqual(['plot:0:16', 'ground:0:10', 'ground:0:11']);
  });

  it('uses the twelfth space for huts and for people', () => {
    const view = { ...VIEWS.dice, turn: 0 };
    expect(keys({ house: 'twelfth' }, view)).toEqual(['twelfth:0']);
    expect(keys({ 'take-hut': 'twelfth' }, view)).toEqual(['twelfth:0']);
  });
});

describe('what somebody may have meant', () => {
  const own = { ...VIEWS.dice, viewer: { seat: 0 }, turn: 0 };

  it.each([
    ['region:CF', { settle: 'CF' }],
    ['temple:4', { 'send-priest': 4 }],
    ['status:0', 'take-status'],
    ['god:red', { 'take-card': 'red' }],
    ['pile', 'draw-card'],
    ['jewel:7', { buy: 7 }],
    ['huts:0', { 'take-hut': 'ordinary' }],
    ['free:0', { house: 'ordinary' }],
    ['twelfth:0', { 'take-hut': 'twelfth' }],
    ['folk:0:man:land', { tattoo: 'land' }],
    ['folk:0:woman:shell', { collect: 'shell' }],
    ['ground:0:5', { lay: 5 }],
    ['plot:0:3', { 'build-on': 3 }],
    ['building:0:6', { build: 6 }],
    ['card:0:green', { pay: 'card' }],
    ['god-tile:0', { pay: 'tile' }],
    ['offering:0', 'take-offering'],
    ['shell:0', 'take-shell'],
    ['material:0:wood', { 'take-material': 'wood' }],
  ])('%s', (key, action) => {
    expect(attempts(key, { ...own, decision: 'people' }, [])[0]).toEqual(action);
  });

  it('places each die that is left on a tile, the lowest first', () => {
    const left = [...new Set(own.players[0]?.dice.filter((die) => die.on === null).map((die) => die.face))].sort((a, b) => a - b);
    expect(left.length).toBeGreaterThan(0);
    expect(attempts('deed:temple', own, [])).toEqual(left.map((face) => ({ place: { face, deed: 'temple', white: false } })));
  });

  it('takes a task from the board, and settles an own one', () => {
    const mine = own.players[0]?.tasks[0] ?? -1;
    expect(attempts(`task:${mine}`, own, []).map((it) => told(it).kind)).toEqual(['fulfil', 'fulfil-with', 'discard']);
    expect(attempts('task:59', own, [])).toEqual([{ 'take-task': 59 }]);
  });

  it('puts the kinds first that can be done now', () => {
    expect(attempts('folk:0:man:land', own, [{ use: { sex: 'man', kind: 'hut', count: 1, green: 'unused' } }])[0]).toHaveProperty('use');
  });

  it("means nothing on somebody else's board", () => {
    for (const key of ['huts:1', 'folk:1:man:land', 'ground:1:2', 'building:1:3', 'card:1:red', 'shell:1', 'round', 'order']) {
      expect(attempts(key, own, [])).toEqual([]);
    }
  });
});

describe('the events of the rules', () => {
  it('are all known', async () => {
    const { EVENTS } = await import('./fixtures');
    expect(Object.keys(EVENTS).sort()).toEqual([...EVENT_KINDS].sort());
  });
});
