import { beforeAll, describe as group, expect, test } from 'vitest';
import en from '../../../../locales/en/web-four-gods.ftl?raw';
import pt from '../../../../locales/pt-BR/web-four-gods.ftl?raw';
import { words } from '../../words/words.svelte';
import { bring } from '../printed';
import { about } from './about';
import { left, soonest } from './clock.svelte';
import { describe } from './describe';
import { CHALLENGE, MIDDLE, OVER, SCENES } from './fixtures';
import { lands } from './kingdoms';
import { lineOf, piecesOf } from './score';
import { cellsOf } from './types';

const NAMES = ['Ana', 'Rui', 'Zé'];

beforeAll(async () => {
  await words.speak('en');
  await words.want('engine', 'four-gods', 'web-four-gods');
  await bring('four-gods');
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
  test.each(Object.entries(SCENES))('%s: as many Kingdoms, and as large, as the engine counts', (_, { view }) => {
    for (const { terrain, count, largest } of view.terrains) {
      const sizes = lands(view).all.filter((land) => land.terrain === terrain && land.tiles > 1).map(({ tiles }) => tiles);
      expect([terrain, sizes.length, Math.max(0, ...sizes)]).toEqual([terrain, count, largest]);
    }
  });

  test.each(Object.entries(SCENES))('%s: every line of the score finds what it is about', (_, { view, score }) => {
    const all = lands(view);
    for (const line of score) expect(piecesOf(line, view, all), JSON.stringify(line.why)).not.toEqual([]);
    const told = all.all.flatMap((land) => lineOf(score, land));
    expect(told.length).toBe(score.filter(({ category }) => category === 'kingdoms').length);
  });

  test('prophets are counted where they stand', () => {
    const all = lands(MIDDLE.view).all;
    const standing = MIDDLE.view.cells.filter(([, seen]) => 'tile' in seen && seen.tile.prophet).length;
    const counted = all.reduce((sum, { prophets }) => sum + Object.values(prophets).reduce((one, other) => one + other, 0), 0);
    expect(counted).toBe(standing);
  });
});

group('about', () => {
  test.each([
    'cell:A1', 'cell:D5', 'cell:E2', 'area:C8:0', 'slot:0:0', 'slot:2:12', 'hand:left', 'hand:right', 'discard:left',
    'bag', 'draw:one', 'tool:city', 'tool:challenge', 'colour:blue', 'choose:green', 'terrain:forest', 'clock', 'do:pass', 'do:end-turn',
    'do:leave', 'do:return',
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

group('describe', () => {
  test.each(Object.entries(SCENES))('%s is told from the hands to the cells', (_, { view }) => {
    const lines = describe(view, NAMES);
    lines.forEach(said);
    expect(lines[0]).toMatch(/^Left hand: .*\.$/);
    expect(lines.length).toBeGreaterThan(view.cells.length + 8);
  });
});

group('clock', () => {
  const clock = { ...MIDDLE.view.clock, turn: null, period: 90_000, still: 200_000, longest: null, prophet: [60_000, null, null, null] };
  test('what is due first stands at the deadline, the rest after it', () => {
    expect(soonest(clock)).toBe(60_000);
    const position = { deadline: 1_000_000, time: 55_000 };
    expect(left(60_000, clock, position, 996_000)).toBe(4_000);
    expect(left(90_000, clock, position, 996_000)).toBe(34_000);
    expect(left(60_000, clock, position, 1_000_001)).toBe(0);
  });
  test('in a pause it stands', () => {
    expect(left(90_000, clock, { time: 55_000 }, 996_000)).toBe(35_000);
  });
});

test('cells are named from the north-west', () => {
  expect(cellsOf(7).slice(0, 8)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'A2']);
});
