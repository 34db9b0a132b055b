import { beforeAll, beforeEach, describe as group, expect, test } from 'vitest';
import rules from '../../../../docs/rules/gods-of-rome/en.md?raw';
import { LANGUAGES, words } from '../../words/words.svelte';
import { bringUsual } from '../usual';
import { about } from './about';
import { PUSH, SOLO, TURN } from './fixtures';
import { GODS, OBJECTIVES, type View } from './types';

beforeAll(async () => {
  await bringUsual('gods-of-rome');
  await words.want('gods-of-rome', 'web-gods-of-rome');
});

/** Everything on a board that can be asked about. */
function everything(view: View): string[] {
  return [
    ...view.territories.map(({ id }) => `territory:${id}`),
    ...GODS.flatMap((god) => [`temple:${god}`, `faction:${god}`, `blessing:0:${god}`, `group:N2:${god}`]),
    ...[1, 2, 3, 4].flatMap((number) => [`slot:0:${number}`, `card:${number}`]),
    ...[1, 2, 3].map((number) => `checkpoint:${number}`),
    ...OBJECTIVES.map((objective) => `objective:${objective}`),
    ...['lava:1', 'supplies:0', 'board:0', 'deck', 'objective:hidden', 'favour', 'score', 'patronus'],
  ];
}

group.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => words.speak(language));

  test.each([TURN, PUSH, SOLO])('everything on the board can be asked about, with rules that exist', ({ view }) => {
    for (const key of everything(view)) {
      const it = about(key, view);
      expect(it, key).not.toBeNull();
      const said = [it?.title, ...(it?.lines ?? [])].join(' ');
      expect(said, key).not.toMatch(/gr-|undefined|\{|\$/);
      expect(it?.lines.length, key).toBeGreaterThan(0);
      for (const rule of it?.rules ?? []) expect(rules, key).toContain(`id="${rule}"`);
    }
  });
});

test('an objective tells what it would bring to whom', async () => {
  await words.speak('en');
  const { view } = TURN;
  const [open] = view.objectives;
  const lead = view.players[0]?.player.faction;
  const brings = view.players[0]?.objectives[0]?.[1];
  expect(about(`objective:${open}`, view)?.lines.at(-1)).toContain(`${lead?.charAt(0).toUpperCase()}${lead?.slice(1)} ${brings}`);
});

test('what is reconstructed says so', () => {
  expect(about('territory:N2', TURN.view)?.provenance).toBe('reconstructed');
  expect(about('card:1', TURN.view)?.provenance).toBe('reconstructed');
  expect(about('slot:0:2', SOLO.view)?.provenance).toBe('reconstructed');
  expect(about('objective:festival', TURN.view)?.provenance).toBe('found');
});

test('nothing is known about what is not there', () => {
  expect(about('territory:X9', TURN.view)).toBeNull();
  expect(about('elsewhere', TURN.view)).toBeNull();
});
