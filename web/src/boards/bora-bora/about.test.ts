import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../words/words.svelte';
import { about } from './about';
import { actionTiles, regions, taskSaid } from './content';
import { progressOf } from './facts';
import { spaces } from './layout';
import { at, AREAS } from './keys';
import { taskName, taskShort, taskTold } from './names';
import { ready, VIEWS } from './fixtures';
import { DEEDS, GODS, KINDS, SEXES, type Folk } from './types';

await ready();

const view = VIEWS.people;
const KEYS = [
  ...regions().map(at.region),
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
    const player = { ...first, folk: [two, nobody] as [Folk, Folk], huts: 4, free_spaces: 6, twelfth_huts: 0, twelfth_person: true };
    const { folk, free } = spaces(player);
    expect(folk).toEqual([
      {
        sex: 'man',
        kind: 'hut',
        cells: [
          { cell: 0, down: true },
          { cell: 11, down: false },
        ],
      },
    ]);
    expect(free.length).toBe(6);
  });
});

describe('how far a task is', () => {
  beforeAll(() => words.speak('en'));
  const own = view.viewer === 'spectator' ? 0 : view.viewer.seat;
  const mine = view.players[own]?.tasks ?? [];

  it('is known of everybody’s tasks, and for oneself of those on the board', () => {
    const shown = view.tasks.filter((task) => task !== null);
    for (const task of [...shown, ...view.players.flatMap(({ tasks }) => tasks)]) {
      expect(progressOf(view, task)?.demands.length, String(task)).toBe(taskSaid(task).brief.length);
    }
    expect(progressOf(view, -1)).toBeNull();
  });

  it('is heard with the task, and told first of what there is to know', () => {
    const [task = -1] = mine;
    const progress = {
      task,
      demands: [
        { have: 2, need: 3 },
        { have: 1, need: 1 },
      ],
      lacks: 1,
    };
    expect(taskTold(task, progress)).toBe(`Task: ${taskName(task)}; so far 2 of 3 and 1 of 1`);
    expect(taskTold(task, null)).toBe(`Task: ${taskName(task)}`);
    expect(about(at.task(task), view)?.lines[0]).toMatch(/^So far: \d of \d/);
  });
});

describe('what is printed', () => {
  it('gives every number of players its action tiles', () => {
    expect([2, 3, 4].map((seats) => actionTiles(seats).length)).toEqual([5, 6, 7]);
  });
});
