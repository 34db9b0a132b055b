import { beforeEach, expect, test, vi } from 'vitest';
import type { CoachNote, Position } from '../gen';
import type { TableSource } from '../source/source';
import { Table } from '../table/table.svelte';
import { Coach } from './coach.svelte';
import { progress } from './progress.svelte';

const note = (name: string): CoachNote => ({ name, text: { key: `xx-lesson-coach-${name}` }, rule: 'XX-A1' });

function tableOf(key: string): Table {
  const table = new Table({} as TableSource, 'table');
  const sight = { seat: 0, view: { turn: 0 }, legal: [{ action: 'pass', text: { key: 'pass' } }] };
  table.position = { to_act: [0], asked: [{ seat: 0, text: { key } }], sights: [sight] } as unknown as Position;
  return table;
}

beforeEach(() => progress.keep('chess', () => ({ said: [] })));

test('a coach says everything once, and remembers it', async () => {
  const ask = vi.fn(() => Promise.resolve([note('begin'), note('check')]));
  const coach = new Coach('chess', tableOf('xx-ask-move'), ask);
  await coach.look();
  expect(ask).toHaveBeenCalledWith({ told: [], can: ['pass'], asked: 'xx-ask-move', view: { turn: 0 } });
  await coach.look();
  expect(coach.notes.map(({ name }) => name)).toEqual(['begin', 'check']);
  coach.read();
  expect(coach.notes.map(({ name }) => name)).toEqual(['check']);
  await coach.look();
  expect(coach.notes).toHaveLength(1);
  const later = new Coach('chess', tableOf('xx-ask-move'), ask);
  await later.look();
  expect(later.notes.map(({ name }) => name)).toEqual(['check']);
});

test('a coach without a position says nothing', async () => {
  const ask = vi.fn(() => Promise.resolve([note('begin')]));
  const coach = new Coach('chess', new Table({} as TableSource, 'table'), ask);
  await coach.look();
  expect(ask).not.toHaveBeenCalled();
  coach.read();
  expect(coach.notes).toEqual([]);
});
