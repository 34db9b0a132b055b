import { beforeAll, describe, expect, test } from 'vitest';
import { bringUsual } from '../usual';
import { fitOf, fits, held, listed, press, type Grip } from './fits';
import type { Legal } from '../../gen';
import { MIDDLE } from './fixtures';
import { told } from '../told';
import type { Laying } from './facts';
import type { Action } from './types';

beforeAll(() => bringUsual('four-gods'));

const legal = (...actions: Action[]): Legal[] =>
  actions.map((action) => ({ action: action as never, text: { key: JSON.stringify(action) } }));
const place = (laying: Partial<Laying>): Action => ({ place: { hand: 'left', side: 'a', rotation: 0, cell: 'A1', ...laying } });
const grip = (of: Partial<Grip> = {}): Grip => ({ tool: 'left', side: 'a', rotation: 0, ...of });

describe('pressing a cell', () => {
  test('lays the tile as it is turned', () => {
    const all = fits(legal(place({}), place({ rotation: 1 })));
    const it = press(all, grip({ rotation: 1 }), 'A1', 'SSFF');
    expect(it).toMatchObject({ does: 'act', choices: [{ action: place({ rotation: 1 }) }] });
    expect(fitOf(all, grip({ rotation: 1 }), 'A1', 'SSFF')).toBe('now');
  });
  test('turns it by itself where only one turning fits', () => {
    const all = fits(legal(place({ rotation: 3 })));
    expect(press(all, grip(), 'A1', 'SSFF')).toMatchObject({ does: 'act', choices: [{ action: place({ rotation: 3 }) }] });
    expect(fitOf(all, grip(), 'A1', 'SSFF')).toBe('turn');
  });
  test('goes from turning to turning where several fit', () => {
    const all = fits(legal(place({ rotation: 1 }), place({ rotation: 3 })));
    expect(press(all, grip(), 'A1', 'SSFF')).toEqual({ does: 'turn', side: 'a', rotation: 1, fit: 'turn' });
    expect(press(all, grip({ rotation: 2 }), 'A1', 'SSFF')).toEqual({ does: 'turn', side: 'a', rotation: 3, fit: 'turn' });
  });
  test('flips it where only the other side fits', () => {
    const all = fits(legal(place({ side: 'b', rotation: 2 })));
    expect(press(all, grip(), 'A1', 'SSFF')).toEqual({ does: 'turn', side: 'b', rotation: 2, fit: 'flip' });
    expect(fitOf(all, grip(), 'A1', 'SSFF')).toBe('flip');
  });
  test('knows turns that look alike', () => {
    expect([listed('SSSS', 3), listed('SFSF+S', 3), listed('SSFF', 3)]).toEqual([0, 1, 3]);
    const all = fits(legal(place({})));
    expect(fitOf(all, grip({ rotation: 2 }), 'A1', 'SSSS')).toBe('now');
  });
  test('is nothing for the other hand, nor without a tile', () => {
    const all = fits(legal(place({})));
    expect(press(all, grip({ tool: 'right' }), 'A1', 'SSFF')).toEqual({ does: 'nothing' });
    expect(press(all, grip(), 'A1', null)).toEqual({ does: 'nothing' });
    expect(fitOf(all, grip(), 'B1', 'SSFF')).toBe('none');
  });
  test('offers both markers where a city can be destroyed for either', () => {
    const laying = { hand: 'left', side: 'a', rotation: 0, cell: 'A1' } as const;
    const all = fits(legal({ destroy: { ...laying, marker: 'blue' } }, { destroy: { ...laying, marker: 'grey' } }));
    expect(press(all, grip(), 'A1', 'SSFF')).toMatchObject({ does: 'act', choices: [{}, {}] });
  });
  test('builds with a city in hand, challenges with a challenge, and gives up first of all', () => {
    const build: Action = { build: { colour: 'blue', cell: 'A1', from: null } };
    const all = fits(legal(place({}), build, { challenge: 'B1' }, { 'give-up': 'C1' }));
    expect(press(all, grip({ tool: 'city' }), 'A1', null)).toMatchObject({ does: 'act', choices: [{ action: build }] });
    expect(press(all, grip({ tool: 'challenge' }), 'B1', null)).toMatchObject({ does: 'act' });
    expect(press(all, grip({ tool: 'challenge' }), 'A1', null)).toEqual({ does: 'nothing' });
    expect(press(all, grip(), 'C1', 'SSFF')).toMatchObject({ does: 'act', choices: [{ action: { 'give-up': 'C1' } }] });
  });
});

test('every listed placement of a real position can be reached by turning and pressing', () => {
  const all = fits(MIDDLE.legal);
  for (const action of MIDDLE.actions) {
    const it = told(action);
    if (it.kind !== 'place' && it.kind !== 'destroy') continue;
    const { hand, side, rotation, cell } = it.facts;
    const face = held(MIDDLE.view, 0, hand, side);
    expect(fitOf(all, { tool: hand, side, rotation }, cell, face), JSON.stringify(action)).toBe('now');
  }
});
