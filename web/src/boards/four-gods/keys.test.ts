import { describe, expect, test } from 'vitest';
import { motions, pieces } from './events';
import { CHALLENGE, MIDDLE, OVER, SCENES } from './fixtures';
import { ACTIONS, EVENTS } from './fixtures/samples';
import { attempts, keys, slotOf } from './keys';
import { told } from '../told';
import { ACTION_KINDS, EVENT_KINDS, type Action } from './types';

test('every kind of the engine is known', () => {
  expect(Object.keys(ACTIONS).sort()).toEqual([...ACTION_KINDS].sort());
  expect(Object.keys(EVENTS).sort()).toEqual([...EVENT_KINDS].sort());
});

describe('keys', () => {
  test.each([
    ['ready', []],
    ['draw-one', ['draw:one']],
    ['draw-two', ['draw:two', 'bag']],
    ['pass', ['do:pass']],
    ['end-turn', ['do:end-turn']],
    ['leave', ['do:leave']],
    ['return', ['do:return']],
    ['pick', ['pick:green']],
    ['choose', ['choose:grey']],
    ['place', ['cell:D3']],
    ['prophet', ['area:C8:1']],
    ['build', ['cell:B7']],
    ['destroy', ['cell:D3']],
    ['discard', ['discard:right']],
    ['discard-both', ['discard:both']],
    ['turn-over', ['slot:1:4']],
    ['take', ['slot:1:4']],
    ['put-back', ['discard:left']],
    ['challenge', ['cell:E5']],
    ['give-up', ['cell:A1']],
  ] as const)('%s', (kind, where) => {
    expect(keys(ACTIONS[kind], MIDDLE.view)).toEqual(where);
  });

  test('everything but being ready has a place on the board', () => {
    for (const { view, actions } of Object.values(SCENES)) {
      for (const action of actions) expect(keys(action, view), JSON.stringify(action)).not.toEqual([]);
    }
  });

  test('a slot is read back', () => {
    expect(slotOf('slot:2:11')).toEqual({ row: 2, place: 11 });
    expect(slotOf('cell:A1')).toBeNull();
  });
});

describe('attempts', () => {
  const kinds = (key: string, scene = MIDDLE): string[] => attempts(key, scene.view, scene.actions).map((action) => told(action).kind);

  test('on an empty cell one means to place what one holds, or to build', () => {
    expect(kinds('cell:D5')).toEqual(['place', 'build']);
    expect(kinds('cell:D5', CHALLENGE)).toEqual(['build']);
  });
  test('on a tile to place, or to challenge it', () => {
    expect(kinds('cell:A1')).toEqual(['place', 'challenge']);
  });
  test('on a city to destroy it', () => {
    expect(kinds('cell:E2')[0]).toBe('destroy');
  });
  test.each([
    ['slot:0:3', ['take', 'turn-over']],
    ['bag', ['draw-two']],
    ['draw:one', ['draw-one']],
    ['discard:both', ['discard-both']],
    ['discard:left', ['discard']],
    ['hand:left', ['discard']],
    ['choose:blue', ['choose']],
    ['area:C8:0', ['prophet']],
    ['tool:city', ['build']],
    ['tool:challenge', ['challenge']],
    ['do:pass', ['pass']],
    ['terrain:sea', []],
  ])('%s', (key, meant) => {
    expect(kinds(key)).toEqual(meant);
  });
  test('a colour is picked where gods are secret', () => {
    expect(attempts('colour:grey', OVER.view, [])).toEqual([{ pick: 'grey' }]);
  });
});

describe('events', () => {
  const place = /^(cell:[A-I][1-9]|slot:\d:\d+|seat:\d|colour:(blue|green|yellow|grey)|bag|hand:(left|right)|clock)$/;

  test.each(Object.entries(EVENTS))('%s points at what is on the board', (_, event) => {
    for (const key of pieces(event)) expect(key).toMatch(place);
    for (const { from, to, piece } of motions(event)) {
      expect([from, to].join(' ')).toMatch(new RegExp(`^${place.source.slice(1, -1)} ${place.source.slice(1, -1)}$`));
      expect(piece).toMatch(/^fg-(tile|city|prophet-(blue|green|yellow|grey))$/);
    }
  });

  test('a prophet that moves comes from its tile, another from its reserve', () => {
    const move: Action | object = { from: 'cell:A1', to: 'cell:C4', piece: 'fg-prophet-blue', seat: 1 };
    expect(motions(EVENTS['prophet-placed'])).toEqual([move]);
    expect(motions(EVENTS['city-built'])).toEqual([{ ...move, from: 'colour:blue' }]);
  });
  test('tiles travel between bag, seats, rows and the World', () => {
    const way = (kind: keyof typeof EVENTS): string[] => motions(EVENTS[kind]).map(({ from, to }) => `${from} > ${to}`);
    expect(way('drew')).toEqual(['bag > seat:1']);
    expect(way('placed')).toEqual(['seat:1 > cell:C4']);
    expect(way('discarded')).toEqual(['seat:1 > slot:1:4']);
    expect(way('taken')).toEqual(['slot:1:4 > seat:1']);
    expect(way('back-to-hand')).toEqual(['cell:C4 > seat:1']);
    expect(way('removed')).toEqual(['cell:C4 > bag']);
    expect(way('passed')).toEqual([]);
  });
});
