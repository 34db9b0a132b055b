import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Legal } from '../../gen';
import { settings } from '../../settings.svelte';
import { FakeSource, position, sight, update } from '../../table/fixtures';
import { Table } from '../../table/table.svelte';
import { t, words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import fourGods from './index';
import { CHALLENGE, MIDDLE, type Scene } from './fixtures';
import { Held } from './held.svelte';
import { handleKey, pressed } from './input';
import { told } from '../told';
import type { Action, View } from './types';
import { actionOf, json, untyped } from '../typed';

let source: FakeSource;
let table: Table;
let held: Held;

beforeAll(async () => {
  await bringUsual('four-gods');
  await words.speak('en');
  await words.want('four-gods', 'web-four-gods');
});

function sit({ view, legal }: { view: View; legal: Legal[] }): void {
  source = new FakeSource();
  table = new Table(source, 't');
  table.board = untyped(fourGods);
  table.tell(update(position(1, [0], [sight(0, [], { view: json(view), legal })]), [], 0));
  held = new Held(table);
}

/** What was done at the table. */
const done = (): unknown[] => source.done.map((command) => (command as { act: { action: Action } }).act.action);
/** The scene with only these kinds of actions. */
const only = (scene: Scene, ...kinds: string[]): { view: View; legal: Legal[] } => ({
  view: scene.view,
  legal: scene.legal.filter((legal) => kinds.includes(told(actionOf<Action>(legal)).kind)),
});
const key = (key: string): boolean => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  handleKey(event, table, held);
  return event.defaultPrevented;
};

beforeEach(() => {
  settings.confirm = true;
  sit(MIDDLE);
});

describe('what is in one’s grip', () => {
  test('is the hand that holds a tile', () => {
    const full = (['left', 'right'] as const).filter((hand) => held.has(hand));
    expect(full).toContain(held.tool);
    expect(held.face).not.toBeNull();
  });
  test('turns by R and flips by F, and as often as it looks different', () => {
    const before = held.grip;
    expect(key('f')).toBe(true);
    expect(held.grip.side).not.toBe(before.side);
    key('F');
    expect(held.grip).toEqual(before);
    for (let turn = 0; turn < 4; turn++) key('r');
    expect(held.grip).toEqual(before);
  });
  test('is forgotten with its tile: another one lies as it was taken', () => {
    const hand = held.tool as 'left' | 'right';
    key('f');
    const view = structuredClone(MIDDLE.view);
    view.hands[0] = [null, null];
    view.hands[0][hand === 'left' ? 0 : 1] = { origin: 1, shown: 'FFPM', sides: ['SSSS', 'FFPM'], shown_side: 'b' };
    table.tell(update(position(2, [0], [sight(0, [], { view: json(view), hash: 'other' })])));
    expect(held.shown(hand)).toBe('FFPM');
  });
  test('can be a city, and is put down again', () => {
    expect(key('c')).toBe(true);
    expect(held.tool).toBe('city');
    expect([...held.taking.values()]).toContain('now');
    key('c');
    expect(held.tool).not.toBe('city');
  });
});

describe('pressing', () => {
  test('a cell acts at once, whatever the settings say', () => {
    const first = MIDDLE.actions.map((action) => told(action)).find((it) => it.kind === 'place');
    if (first?.kind !== 'place') throw new Error('the scene has a placement');
    const { hand, side, rotation, cell } = first.facts;
    held.grasp(hand);
    while (held.grip.side !== side) held.flip();
    while (held.grip.rotation !== rotation) held.rotate();
    expect(pressed(`cell:${cell}`, table, held)).toBe(true);
    expect(done()).toEqual([{ place: first.facts }]);
  });
  test('a cell that takes nothing asks why, with the tile as it is turned', async () => {
    held.flip();
    const { side } = held.grip;
    pressed('cell:A1', table, held);
    await Promise.resolve();
    expect(source.tried[0]).toMatchObject({ place: { hand: held.tool, side, cell: 'A1' } });
    expect(done()).toEqual([]);
  });
  test('a tile of a row takes it, or turns it over', () => {
    const slot = MIDDLE.actions.map((action) => told(action)).find((it) => it.kind === 'take');
    if (slot?.kind !== 'take') throw new Error('the scene has a tile to take');
    const at = `slot:${slot.facts.row}:${slot.facts.place}`;
    pressed(at, table, held);
    expect(done()).toEqual([{ take: slot.facts }]);
    sit(MIDDLE);
    held.turnsOver = true;
    pressed(at, table, held);
    expect(done()).toEqual([{ 'turn-over': slot.facts }]);
  });
  test('discards with the side up that is seen', () => {
    held.flip();
    const { tool, side } = held.grip;
    pressed(`discard:${tool}`, table, held);
    expect(done()).toEqual([{ discard: { hand: tool, side } }]);
  });
  test('where two things can be meant, they are offered', () => {
    const [one] = only(MIDDLE, 'build').legal;
    if (!one) throw new Error('the scene has a city to build');
    const { build } = actionOf<{ build: { cell: string } }>(one);
    const two = { ...one, action: json({ build: { ...build, colour: 'blue' } }) };
    sit({ view: MIDDLE.view, legal: [one, two] });
    held.grasp('city');
    held.press(build.cell);
    expect(done()).toEqual([]);
    expect(table.several?.choices).toHaveLength(2);
    // They are chosen by number, then.
    const hand = held.has('left') ? '1' : '2';
    expect(key(hand)).toBe(false);
    table.several = null;
    expect(key(hand)).toBe(true);
  });
  test('an area of the new tile puts a prophet there', () => {
    const prophet = only(MIDDLE, 'prophet').legal[0];
    const area = (prophet?.action as { prophet: { area: number } }).prophet.area;
    pressed(`area:C8:${area}`, table, held);
    expect(done()).toEqual([prophet?.action]);
  });
});

test.each(fourGods.ownKeys?.map(({ keys, what }) => [keys, what] as const) ?? [])(
  'the key %s does something, and words say what',
  (keys, what) => {
    const heard = keys.split(', ').some((one) => [MIDDLE, CHALLENGE].some((scene) => (sit(scene), key(one))));
    expect(heard).toBe(true);
    expect(t(what)).not.toBe(what);
  },
);

test('keys draw, and leave alone what isn’t theirs', () => {
  sit(CHALLENGE);
  expect(key('d')).toBe(true);
  expect(done()).toEqual(['draw-two']);
  for (const other of ['l', 'b', '?', '1', 'z', 'ArrowUp', 'Enter']) expect(key(other), other).toBe(false);
});

test('numbers belong to the buttons beside the sentence, where there are some', () => {
  const ready = { ...MIDDLE.legal[0], action: 'ready' } as Legal;
  sit({ view: MIDDLE.view, legal: [ready] });
  const hand = held.has('left') ? '1' : '2';
  expect(key(hand)).toBe(false);
  sit(MIDDLE);
  expect(key(hand)).toBe(true);
});

test('with a challenge in hand a press on a tile challenges it', () => {
  sit(CHALLENGE);
  const [first] = only(CHALLENGE, 'challenge').legal;
  const cell = (first?.action as { challenge: string }).challenge;
  pressed('tool:challenge', table, held);
  held.press(cell);
  expect(done()).toEqual([{ challenge: cell }]);
});
