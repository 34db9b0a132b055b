import { beforeAll, describe, expect, it } from 'vitest';

import type { SeatInfo } from '../gen/SeatInfo';
import { words } from '../words/words.svelte';
import { givesUpAll, overBy } from './given-up';

const seat = (user: string | null, resigned = false): SeatInfo => ({
  kind: user === null ? 'bot' : 'person',
  name: user,
  user,
  level: user === null ? 3 : null,
  ready: true,
  sat_in: false,
  resigned,
});

describe('giving up', () => {
  it.each([
    ['of two people', [seat('ann'), seat('bob')], 0, true],
    ['alone against bots', [seat('ann'), seat(null), seat(null)], 0, true],
    ['of three people', [seat('ann'), seat('bob'), seat('cem')], 0, false],
    ['of three people, one of whom gave up before', [seat('ann'), seat('bob', true), seat('cem')], 0, true],
    ['one of two seats at a screen of three people', [seat('ann'), seat('ann'), seat('bob')], 0, false],
    ['with everybody at one screen', [seat('ann'), seat('ann'), seat('ann')], 1, true],
  ])('%s ends the game or not', (_, seats, place, ends) => {
    expect(givesUpAll(seats, place)).toBe(ends);
  });
});

describe('a game that was given up', () => {
  beforeAll(() => words.speak('en'));

  it('is won by whoever alone stayed', () => {
    expect(overBy([seat('ann', true), seat('bob')], ['Ann', 'Bob'])).toBe('Ann gave up: Bob wins.');
    expect(overBy([seat('ann', true), seat('bob'), seat('cem', true)], ['Ann', 'Bob', 'Cem'])).toBe('Ann and Cem gave up: Bob wins.');
  });

  it('is won by nobody where several stayed', () => {
    expect(overBy([seat('ann', true), seat(null), seat(null)], ['Ann', 'Level 3', 'Level 3'])).toBe('Ann gave up. The game is over.');
  });

  it('is just over where everybody stayed', () => {
    expect(overBy([seat('ann'), seat('bob')], ['Ann', 'Bob'])).toBe('The game is over.');
  });
});
