import { describe, expect, it } from 'vitest';
import type { TitleSetup } from '../../boards/contract';
import type { TitleCard } from '../../gen';
import { choicesOf, draftOf, fault, matters, moved, seat, toNewTable, warning, type Draft } from './draft';

const CARD: TitleCard = {
  id: 'any',
  name: 'Any',
  designers: '',
  publisher: '',
  year: 2016,
  rules_version: 1,
  content: 'c0',
  min_seats: 2,
  max_seats: 4,
  hidden_information: true,
  options: [
    { key: 'pace', kind: { choice: ['simultaneous', 'timed'] }, default: 'simultaneous' },
    { key: 'two-players', kind: { choice: ['four', 'two'] }, default: 'four' },
    { key: 'check', kind: { choice: ['strict', 'challenge'] }, default: 'strict' },
    { key: 'penalty', kind: { choice: ['nobody', 'named'] }, default: 'nobody' },
    { key: 'penalty-4', kind: 'flag', default: false },
    { key: 'tiles', kind: 'list', default: [] },
  ],
};
const SETUP: TitleSetup = {
  matters: (key, options, seats) => (key === 'two-players' ? seats === 2 : !key.startsWith('penalty') || options['check'] !== 'strict'),
  unoffered: { check: ['challenge'] },
  beside: { pace: 'timed' },
  warnsBeside: (options) => (options['pace'] === 'timed' ? null : 'beware'),
};
const called = (index: number): string => `Player ${index + 1}`;

describe('a draft', () => {
  it('can be made as it stands, here and online', () => {
    for (const where of ['here', 'online'] as const) expect(fault(draftOf(CARD, SETUP, where), CARD)).toBeNull();
    expect(toNewTable(draftOf(CARD, SETUP, 'here'), CARD, SETUP, called)).toEqual({
      title: 'any',
      options: {},
      seats: ['me', { bot: { level: 2 } }, { bot: { level: 2 } }],
      access: 'private',
      pace: 'untimed',
      hints: true,
      take_over: 3,
      spectators: 'nobody',
    });
  });

  it('lets people round one screen act in turn', () => {
    expect(toNewTable(draftOf(CARD, SETUP, 'here', 'beside'), CARD, SETUP, called).options).toEqual({ pace: 'timed' });
  });

  it('says what it asks for', () => {
    const draft = draftOf(CARD, SETUP, 'online');
    draft.seats = [seat('me'), { ...seat('beside'), name: '  Rui ' }, seat('beside'), seat('invited')];
    draft.options['pace'] = 'timed';
    Object.assign(draft, { pace: 'clock', bank: 5, increment: 10, delay: 30 });
    const plan = toNewTable(draft, CARD, SETUP, called);
    expect(plan.seats).toEqual(['me', { 'hot-seat': { name: 'Rui' } }, { 'hot-seat': { name: 'Player 3' } }, 'invited']);
    expect(plan.options).toEqual({ pace: 'timed' });
    expect(plan.pace).toEqual({ clock: { bank: 300, increment: 10 } });
    expect(plan.spectators).toEqual({ welcome: { delay: 30 } });
    expect(plan.access).toBe('public');
  });

  it('keeps options that say nothing out of the table', () => {
    const draft = draftOf(CARD, SETUP, 'here');
    draft.options['two-players'] = 'two';
    draft.options['penalty'] = 'named';
    expect(toNewTable(draft, CARD, SETUP, called).options).toEqual({});
    draft.seats.pop();
    draft.options['check'] = 'challenge';
    expect(toNewTable(draft, CARD, SETUP, called).options).toEqual({ 'two-players': 'two', check: 'challenge', penalty: 'named' });
    expect(matters(SETUP, { key: 'penalty-4', kind: 'flag' }, draft)).toBe(false);
    expect(matters(SETUP, { key: 'tiles', kind: 'list' }, draft)).toBe(false);
    expect(matters({}, { key: 'anything', kind: 'flag' }, draft)).toBe(true);
  });

  it('offers what people choose, and all of it where a title says nothing', () => {
    const check = CARD.options.find(({ key }) => key === 'check');
    expect(check && choicesOf(SETUP, check)).toEqual(['strict']);
    expect(check && choicesOf({}, check)).toEqual(['strict', 'challenge']);
  });

  it('warns people round one screen, and nobody else', () => {
    const draft = draftOf(CARD, SETUP, 'here');
    expect(warning(SETUP, draft)).toBeNull();
    draft.seats.push(seat('beside'));
    expect(warning(SETUP, draft)).toBe('beware');
    expect(warning(SETUP, draftOf(CARD, SETUP, 'here', 'beside'))).toBeNull();
    expect(warning({}, draft)).toBeNull();
  });

  it('says what is wrong with it', () => {
    const draft = draftOf(CARD, SETUP, 'here');
    expect(fault({ ...draft, seats: [seat('bot'), seat('bot')] }, CARD)).toBe('nobody');
    expect(fault({ ...draft, seats: [seat('me'), seat('me')] }, CARD)).toBe('several-me');
    expect(fault({ ...draft, seats: [seat('me')] }, CARD)).toBe('seats');
  });

  it('moves: whoever can’t come to a browser’s own table becomes a bot', () => {
    const { seats } = moved({ ...draftOf(CARD, SETUP, 'online'), seats: [seat('me'), seat('open'), seat('beside')] }, 'here');
    expect(seats.map(({ who }) => who)).toEqual(['me', 'bot', 'beside']);
  });

  it('moves without days, which no browser waits for', () => {
    const online: Draft = { ...draftOf(CARD, SETUP, 'online'), pace: 'days' };
    expect(toNewTable(online, CARD, SETUP, called).pace).toEqual({ days: { days: 3 } });
    expect(toNewTable(moved(online, 'here'), CARD, SETUP, called).pace).toBe('untimed');
    expect(moved({ ...online, pace: 'clock' }, 'here').pace).toBe('clock');
  });
});
