import { beforeAll, describe as group, expect, test } from 'vitest';
import en from '../../../../locales/en/web-four-gods.ftl?raw';
import pt from '../../../../locales/pt-BR/web-four-gods.ftl?raw';
import { words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import { about } from './about';
import { left, mattering, soonest } from './clock.svelte';
import { CHALLENGE, MIDDLE, OVER, SCENES } from './fixtures';
import { piecesOf } from './score';
import { prophetColour } from './facts';
import { cellsOf, lands } from './layout';
import type { Clock } from './types';

beforeAll(async () => {
  await words.speak('en');
  await words.want('engine', 'four-gods', 'web-four-gods');
  await bringUsual('four-gods');
});

/** No text is missing: a missing one is said as its key. */
const said = (text: string): void => expect(text).not.toMatch(/fg-[a-z]|undefined|\{/);

test('both languages say the same things with the same facts', () => {
  const read = (file: string): string[] => [...file.matchAll(/^([a-z][\w-]*) = |\{ (\$\w+)/gm)].map(([, key, fact]) => key ?? fact ?? '');
  const facts = (file: string): Map<string, Set<string>> => {
    const map = new Map<string, Set<string>>();
    let at = new Set<string>();
    for (const word of read(file)) {
      if (word.startsWith('$')) at.add(word);
      else map.set(word, (at = new Set()));
    }
    return map;
  };
  expect(facts(pt)).toEqual(facts(en));
});

group('land', () => {
  test.each(Object.entries(SCENES))('%s: every line of the score finds what it is about', (_, { view, score }) => {
    const all = lands(view);
    for (const line of score) expect(piecesOf(line, view, all), JSON.stringify(line.why)).not.toEqual([]);
    const kingdoms = score.filter(({ category }) => category === 'kingdoms');
    for (const line of kingdoms) {
      const [found] = all.all.filter(({ key }) => piecesOf(line, view, all).includes(key));
      expect([found?.free, found?.leaders.length]).toEqual([line.points, expect.any(Number)]);
    }
    // Who leads somewhere without gaining anything has no line.
    expect(all.all.flatMap(({ free, leaders }) => (free > 0 ? leaders : []))).toHaveLength(kingdoms.length);
  });
});

test('land is told as the engine tells it, even where it can’t be: nothing is counted here', () => {
  const { view } = MIDDLE;
  const told = view.lands.map((land) => ({ ...land, kingdom: true, tiles: 77, free: 66 }));
  const card = about(`cell:${told[0]?.areas[0]?.[0]}`, { ...view, lands: told });
  expect(card?.lines[0]).toContain('77 tiles, 66 without a prophet');
  // Without land there is none, whatever lies in the World.
  expect(lands({ ...view, lands: [] }).all).toEqual([]);
});

group('about', () => {
  test.each([
    'cell:A1',
    'cell:D5',
    'cell:E2',
    'area:C8:0',
    'slot:0:0',
    'slot:2:12',
    'hand:left',
    'hand:right',
    'discard:left',
    'bag',
    'draw:one',
    'tool:city',
    'tool:challenge',
    'colour:blue',
    'choose:green',
    'terrain:forest',
    'clock',
    'do:pass',
    'do:end-turn',
    'do:leave',
    'do:return',
  ])('%s is explained with its rules', (key) => {
    for (const { view } of [MIDDLE, CHALLENGE, OVER]) {
      const card = about(key, view);
      said([card?.title, ...(card?.lines ?? [])].join(' '));
      expect(card?.lines.length).toBeGreaterThan(0);
      expect(card?.rules.join(' ')).toMatch(/^FG-[A-Z]\d+a?( FG-[A-Z]\d+a?)*$/);
    }
  });
  test('faces and frame are told to be reconstructed', () => {
    expect(about('cell:A1', MIDDLE.view)?.provenance).toBe('reconstructed');
    expect(about('cell:D5', MIDDLE.view)?.provenance).toBe('reconstructed');
    expect(about('tool:city', MIDDLE.view)?.provenance).toBeUndefined();
  });
  test('seats and unknown things have no card here', () => {
    expect(about('seat:0', MIDDLE.view)).toBeNull();
  });
});

group('clock', () => {
  const clock = {
    ...MIDDLE.view.clock,
    turn: null,
    period: 90_000,
    still: 200_000,
    warning: 170_000,
    longest: null,
    prophet: [60_000, null, null, null],
  };
  test('what is due first stands at the deadline, the rest after it', () => {
    expect(soonest(clock)).toBe(60_000);
    const position = { deadline: 1_000_000, time: 55_000 };
    expect(left(60_000, clock, position, 996_000)).toBe(4_000);
    expect(left(90_000, clock, position, 996_000)).toBe(34_000);
    expect(left(60_000, clock, position, 1_000_001)).toBe(0);
  });
  test('a warning and every penalty are due, each at its own time', () => {
    expect(soonest({ ...clock, prophet: [], period: null })).toBe(170_000);
    expect(soonest({ ...clock, penalty: [[], [56_000, 57_000], [], []] })).toBe(56_000);
  });
  test('standing still is shown from the warning on, before a game that will have lasted long enough', () => {
    const still = { ...clock, period: null, longest: 3_600_000 };
    const matters = (now: number, of: Clock = still) => mattering(of, (time) => time - now);
    expect(matters(169_000)).toBeNull();
    expect(matters(170_000, { ...still, warning: null })).toEqual({ what: 'still', rest: 30_000 });
    expect(matters(3_550_000)).toEqual({ what: 'longest', rest: 50_000 });
    expect(matters(80_000, clock)).toEqual({ what: 'period', rest: 10_000 });
    expect(matters(0, { ...clock, period: null, turn: 30_000 })).toEqual({ what: 'turn', rest: 30_000 });
  });
  test('in a pause it stands', () => {
    expect(left(90_000, clock, { time: 55_000 }, 996_000)).toBe(35_000);
  });
});

test('cells are named from the north-west', () => {
  expect(cellsOf(7).slice(0, 8)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'A2']);
});

test.each(Object.entries(SCENES))('%s: a player has the colour of the prophets, and no two have the same', (_, { view }) => {
  const seats = view.hands.map((_, seat) => prophetColour(view, seat));
  const taken = seats.filter((colour) => colour !== null);
  expect(new Set(taken).size).toBe(taken.length);
  for (const [seat, colour] of seats.entries()) {
    const own = view.colours.filter(({ owner }) => owner === seat).map((it) => `var(--fg-${it.colour})`);
    expect(own[0] ?? null).toBe(colour);
  }
});
