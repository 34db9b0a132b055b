import { beforeAll, expect, test } from 'vitest';
import { bringUsual } from '../usual';
import { ACTIONS, PUSH, SOLO, TURN } from './fixtures';
import { attempts, keys } from './keys';
import { kindOf, type KindOf } from '../told';
import type { Action } from './types';

beforeAll(() => bringUsual('gods-of-rome'));

/** Every kind of action, with one of them, where it can be chosen. The type wants all kinds. */
const PLACES: Record<KindOf<Action>, [Action, string[]]> = {
  choose: [{ choose: 'neptune' }, ['faction:neptune', 'temple:neptune']],
  visit: [{ visit: 'venus' }, ['temple:venus']],
  place: [{ place: 'V1' }, ['territory:V1']],
  activate: [{ activate: 3 }, [`slot:${TURN.view.turn}:3`]],
  score: ['score', ['score']],
  decline: ['decline', []],
  grow: [{ grow: 'N2' }, ['territory:N2']],
  regroup: [{ regroup: 'N1' }, ['territory:N1']],
  build: [{ build: 'J1' }, ['territory:J1']],
  take: [{ take: 2 }, ['card:2']],
  lay: [{ lay: 4 }, [`slot:${TURN.view.turn}:4`]],
  travel: [{ travel: 'J3' }, ['territory:J3']],
  move: [{ move: 'P2' }, ['territory:P2']],
  gather: [{ gather: 'D1' }, ['territory:D1']],
  summon: [{ summon: 'D2' }, ['territory:D2']],
  attack: [{ attack: 'V2' }, ['territory:V2']],
  smite: [{ smite: 'V3' }, ['territory:V3']],
  push: [{ push: { faction: 'neptune', to: 'P3' } }, ['territory:P3']],
  done: ['done', []],
};

test.each(Object.entries(PLACES))('%s can be chosen where it belongs', (_, [action, places]) => {
  expect(keys(action, TURN.view)).toEqual(places);
});

test('the engine knows no other kind of action', () => {
  expect(ACTIONS.map(kindOf).sort()).toEqual(Object.keys(PLACES).sort());
});

test('a push can be chosen by whom and by where to', () => {
  const push = PUSH.legal.find((action) => kindOf(action) === 'push');
  expect(push).toBeDefined();
  const [to, whom] = keys(push as Action, PUSH.view);
  expect(to).toMatch(/^territory:/);
  expect(whom).toMatch(/^group:/);
});

test('land that is not legal is asked about as what is being done', () => {
  const first = (key: string, moment: typeof TURN): Action | undefined => attempts(key, moment.view, moment.legal)[0];
  expect(first('temple:venus', TURN)).toEqual({ visit: 'venus' });
  expect(first('territory:N2', TURN)).toEqual({ grow: 'N2' });
  expect(first(`slot:${TURN.view.turn}:1`, TURN)).toEqual({ activate: 1 });
  expect(first('card:1', TURN)).toEqual({ take: 1 });
  expect(first('score', SOLO)).toBe('score');
  expect(first('slot:0:2', SOLO)).toEqual({ lay: 2 });
  expect(kindOf(first('territory:N2', PUSH) ?? '')).toBe('push');
});

test('during an activation the symbols that are left come first', () => {
  const view = { ...TURN.view, decision: 'activation' as const, symbols: [0, 0, 1] };
  expect(attempts('territory:J1', view, ['done']).slice(0, 2)).toEqual([{ attack: 'J1' }, { smite: 'J1' }]);
});

test('in the choice of a faction a temple means its people', () => {
  expect(attempts('temple:diana', TURN.view, [{ choose: 'venus' }])).toEqual([{ choose: 'diana' }]);
});

test('nothing is meant by what only tells', () => {
  for (const key of ['lava:1', 'favour', 'deck', 'objective:festival', 'patronus', `slot:${(TURN.view.turn + 1) % 3}:1`]) {
    expect(attempts(key, TURN.view, TURN.legal)).toEqual([]);
  }
});
