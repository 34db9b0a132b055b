import { beforeAll, describe, expect, it } from 'vitest';

import type { SeatInfo } from '../gen/SeatInfo';
import { words } from '../words/words.svelte';
import { overBy } from './given-up';

const seat = (user: string | null, resigned = false): SeatInfo => ({
  kind: user === null ? 'bot' : 'person',
  name: user,
  user,
  level: user === null ? 3 : null,
  ready: true,
  sat_in: false,
  resigned,
});

describe('a game that was given up', () => {
  beforeAll(() => words.speak('en'));

  it('is won by whoever alone stayed', () => {
    expect(overBy([seat('ann', true), seat('bob')], ['Ann', 'Bob'])).toBe('Ann gave up: Bob wins.');
    expect(overBy([seat('ann', true), seat('bob'), seat('cem', true)], ['Ann', 'Bob', 'Cem'])).toBe('Ann and Cem gave up: Bob wins.');
  });

  it('is won by nobody where several stayed', () => {
    expect(overBy([seat('ann', true), seat(null), seat(null)], ['Ann', 'Level 3', 'Level 3'])).toBe(
      'Ann gave up. The game is over, and nobody has won it.',
    );
  });

  it('is just over where everybody stayed', () => {
    expect(overBy([seat('ann'), seat('bob')], ['Ann', 'Bob'])).toBe('The game is over.');
  });
});
