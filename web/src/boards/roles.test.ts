import { expect, test } from 'vitest';

/** What a module of a board may be for, besides its components. Nothing here decides or counts: what can be done is the
 * engine's list, and what follows from a position is in the view. Whoever needs another word asks first whether the engine
 * should tell it instead: land, scores, what fits where and the board in sentences were worked out here once. */
const ROLES = new Set([
  // What every board has.
  ...['index', 'types', 'keys', 'about', 'names', 'events', 'content', 'ghost', 'layout', 'facts', 'fixtures'],
  // What somebody holds, turns or drags before it is an action, and how keys and pointers do it.
  ...['doing', 'drag', 'fits', 'held', 'input'],
  // How things are drawn: sides of tiles, formulas on cards, clocks, what comes into sight; options of a new table.
  ...['clock', 'face', 'formula', 'reveal', 'score', 'setup'],
  // Games in a browser.
  ...['e2e', 'hotseat', 'phone', 'race'],
]);

const modules = Object.keys(import.meta.glob('./*/*.ts'));

test('every module of a board has a name that says what it is for', () => {
  const odd = modules.filter((path) => {
    const name = path.split('/').at(-1)?.split('.')[0] ?? '';
    return !path.endsWith('.test.ts') && !ROLES.has(name);
  });
  expect(odd).toEqual([]);
  expect(modules.length).toBeGreaterThan(20);
});
