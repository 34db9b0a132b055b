import { beforeAll, expect, test } from 'vitest';
import { ready, TURN } from './fixtures';
import { costInView, payments } from './payment';
import type { View } from './types';

beforeAll(() => ready());

/** The first player has laid a Galley (1 wood and 1 wheat) and is to pay for it. */
const GALLEY: View = {
  ...TURN.view,
  decision: 'pay',
  column: 'maritime',
  players: TURN.view.players.map((player, seat) => (seat === TURN.view.turn ? { ...player, columns: [[{ open: 1 }]] } : player)),
};

test('the cost is that of the card on top', () => {
  expect(costInView(GALLEY)).toEqual({ wood: 1, wheat: 1 });
});

test('payments show what they take, those that keep most gold first (DE-B3)', () => {
  const shown = payments(GALLEY, [[1, 0, 0, 1], [0, 0, 0, 1], [0, 0, 0, 0]]);
  expect(shown.map(({ cost }) => cost)).toEqual([
    { wood: 1, clay: 0, stone: 0, wheat: 1, gold: 0 },
    { wood: 1, clay: 0, stone: 0, wheat: 0, gold: 4 },
    { wood: 0, clay: 0, stone: 0, wheat: 0, gold: 8 },
  ]);
  expect(shown[0]?.payment).toEqual([0, 0, 0, 0]);
});
