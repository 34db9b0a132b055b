import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../words/words.svelte';
import { about } from './about';
import { actionTiles, demands, PLOTS } from './content';
import { describe as tell } from './describe';
import { goals } from './goals';
import { at, AREAS } from './keys';
import { taskName, taskShort } from './names';
import { spaces } from './spaces';
import { ready, VIEWS } from './testing';
import { DEEDS, GODS, KINDS, REGIONS, SEXES } from './types';

beforeAll(ready);

const view = VIEWS.people;
const KEYS = [
  ...REGIONS.map(at.region),
  ...DEEDS.map(at.deed),
  ...GODS.map(at.god),
  ...SEXES.flatMap((sex) => [1, 2, 3, 4, 5, 6].map((position) => at.person(sex, position))),
  ...SEXES.flatMap((sex) => KINDS.map((kind) => at.folk(0, sex, kind))),
  ...AREAS.map(at.mark),
  ...[1, 6].map(at.temple),
  at.die(3),
  at.status(1),
  at.pile,
  at.jewel(23),
  at.task(0),
  at.task(59),
  at.round,
  at.order,
  at.huts(2),
  at.free(2),
  at.twelfth(2),
  at.ground(2, 11),
  at.plot(2, 16),
  at.building(2, 6),
  at.card(2, 'red'),
  at.godTile(2),
  at.offering(2),
  at.shell(2),
  at.priest(2),
  at.material(2, 'stone'),
  at.goals(2),
];

describe.each(['en', 'pt-BR'] as const)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  it.each(KEYS)('%s can be asked about', (key) => {
    const told = about(key, view);
    expect(told?.lines.length).toBeGreaterThan(0);
    expect(told?.rules.length).toBeGreaterThan(0);
    // A text that is missing is said as its key.
    expect([told?.title, ...(told?.lines ?? [])].join(' ')).not.toMatch(/bb-|\{/);
    for (const rule of told?.rules ?? []) expect(rule).toMatch(/^BB-[A-Z]\d+$/);
  });

  it.each(Object.entries(VIEWS))('tells the %s board in sentences', (_, seen) => {
    const said = tell(seen, ['Ana', 'Bia', 'Caio', 'Davi']);
    expect(said[0]).toContain(String(seen.round));
    expect(said.filter((line) => line.includes('Bia')).length).toBeGreaterThan(1);
    for (const region of REGIONS) expect(said.some((line) => line.startsWith(`${region} (`))).toBe(true);
    expect(said.join(' ')).not.toMatch(/bb-|\{/);
  });

  it('has few words for every task', () => {
    for (let task = 0; task < 60; task += 1) {
      expect(`${taskName(task)} ${taskShort(task)}`).not.toMatch(/bb-|\{/);
      expect(taskShort(task).length).toBeLessThanOrEqual(language === 'en' ? 26 : 27);
    }
  });
});

describe('what is known of a printed value', () => {
  it('is told of the weakest value of a thing', () => {
    expect(about('region:NB', view)?.provenance).toBe('reconstructed');
    expect(about('temple:6', view)?.provenance).toBe('reconstructed');
    expect(about('jewel:0', view)?.provenance).toBe('reconstructed');
    expect(about('god:red', view)?.provenance).toBeUndefined();
  });

  it('is nothing for what is not on the board', () => {
    for (const key of ['seat:1', 'region:XX', 'mark:moon', 'deed:sleep', 'nothing']) expect(about(key, view)).toBeNull();
  });
});

describe('a player board', () => {
  it.each(Object.entries(VIEWS))('has twelve spaces, each used once (%s)', (_, seen) => {
    for (const player of seen.players) {
      const { folk, huts, free } = spaces(player);
      const used = [...folk.flatMap((group) => group.cells.map(({ cell }) => cell)), ...huts, ...free];
      const all = Array.from({ length: player.twelfth_person ? 12 : 11 }, (_, cell) => cell);
      expect(used.sort((a, b) => a - b)).toEqual(all);
      expect(huts.length).toBe(player.huts);
    }
  });

  it('lays the last person on the twelfth space, where one lies there', () => {
    const [first] = VIEWS.people.players;
    if (!first) throw new Error('no player');
    const nobody = { all: KINDS.map(() => 0), down: KINDS.map(() => 0) };
    const two = { all: KINDS.map((kind) => (kind === 'hut' ? 2 : 0)), down: KINDS.map((kind) => (kind === 'hut' ? 1 : 0)) };
    const player = { ...first, folk: [two, nobody] as const, huts: 4, twelfth_huts: 0, twelfth_person: true };
    const { folk, free } = spaces(player);
    expect(folk).toEqual([{ sex: 'man', kind: 'hut', cells: [{ cell: 0, down: true }, { cell: 11, down: false }] }]);
    expect(free.length).toBe(6);
  });

  it('counts towards the goals of the end', () => {
    const [first] = VIEWS.people.players;
    if (!first) throw new Error('no player');
    const counted = goals({ ...first, fulfilled: 4, jewels: [1, 2], buildings: 0b0100110 });
    expect(counted.map(({ goal, have, need }) => [goal, have, need])).toEqual([
      ['tasks', 4, 9],
      ['jewels', 2, 6],
      ['ceremony', first.filled.length + first.built.length, 12],
      ['buildings', 3, 6],
      ['regions', first.regions.length, 12],
      ['people', expect.any(Number), 12],
    ]);
  });
});

describe('what is printed', () => {
  it('numbers adjacent ceremony spaces as the rules do', () => {
    expect(PLOTS.length).toBe(17);
    expect(PLOTS[0]).toEqual([0, 1]);
    expect(PLOTS[14]).toEqual([8, 9]);
    expect(PLOTS[11]).toEqual([6, 7]);
  });

  it('gives every number of players its action tiles', () => {
    expect([2, 3, 4].map((seats) => actionTiles(seats).length)).toEqual([5, 6, 7]);
  });

  it('numbers light tasks before dark ones', () => {
    expect(demands(2).map(({ need, count }) => [need, count])).toEqual([
      ['men', 1],
      ['priests', 1],
    ]);
    expect(demands(38)).toEqual([{ need: 'terrain', count: 3, of: 'bb-terrain-mountain' }]);
    expect(demands(5)[1]).toEqual({ need: 'first', count: 1, of: null });
  });
});
