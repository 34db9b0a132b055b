import { describe, expect, it } from 'vitest';
import type { TitleCard } from '../../gen';
import { draftOf, fault, matters, moved, seat, toNewTable, type Draft } from './draft';

const CARD: TitleCard = {
  id: 'four-gods',
  name: '4 Gods',
  designers: '',
  publisher: '',
  year: 2016,
  rules_version: 1,
  min_seats: 2,
  max_seats: 4,
  hidden_information: true,
  options: [
    { key: 'pace', kind: { choice: ['simultaneous', 'timed'] }, default: 'simultaneous' },
    { key: 'two-players', kind: { choice: ['four', 'two'] }, default: 'four' },
    { key: 'check', kind: { choice: ['strict', 'challenge'] }, default: 'strict' },
    { key: 'penalty', kind: { choice: ['nobody', 'named'] }, default: 'nobody' },
    { key: 'penalty-4', kind: 'flag', default: false },
  ],
};
const called = (index: number): string => `Player ${index + 1}`;

describe('a draft', () => {
  it('can be made as it stands, here and online', () => {
    for (const where of ['here', 'online'] as const) expect(fault(draftOf(CARD, where), CARD)).toBeNull();
    expect(toNewTable(draftOf(CARD, 'here'), CARD, called)).toEqual({
      title: 'four-gods',
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
    expect(toNewTable(draftOf(CARD, 'here', 'beside'), CARD, called).options).toEqual({ pace: 'timed' });
  });

  it('says what it asks for', () => {
    const draft = draftOf(CARD, 'online');
    draft.seats = [seat('me'), { ...seat('beside'), name: '  Rui ' }, seat('beside'), seat('invited')];
    draft.options['pace'] = 'timed';
    Object.assign(draft, { pace: 'clock', bank: 5, increment: 10, delay: 30 });
    const plan = toNewTable(draft, CARD, called);
    expect(plan.seats).toEqual(['me', { 'hot-seat': { name: 'Rui' } }, { 'hot-seat': { name: 'Player 3' } }, 'invited']);
    expect(plan.options).toEqual({ pace: 'timed' });
    expect(plan.pace).toEqual({ clock: { bank: 300, increment: 10 } });
    expect(plan.spectators).toEqual({ welcome: { delay: 30 } });
    expect(plan.access).toBe('public');
  });

  it('keeps options that say nothing out of the table', () => {
    const draft = draftOf(CARD, 'here');
    draft.options['two-players'] = 'two';
    draft.options['penalty'] = 'named';
    expect(toNewTable(draft, CARD, called).options).toEqual({});
    draft.seats.pop();
    draft.options['check'] = 'challenge';
    expect(toNewTable(draft, CARD, called).options).toEqual({ 'two-players': 'two', check: 'challenge', penalty: 'named' });
    expect(matters('four-gods', 'penalty-4', draft)).toBe(false);
  });

  it('says what is wrong with it', () => {
    const draft = draftOf(CARD, 'here');
    expect(fault({ ...draft, seats: [seat('bot'), seat('bot')] }, CARD)).toBe('nobody');
    expect(fault({ ...draft, seats: [seat('me'), seat('me')] }, CARD)).toBe('several-me');
    expect(fault({ ...draft, seats: [seat('me')] }, CARD)).toBe('seats');
  });

  it('moves: whoever can’t come to a browser’s own table becomes a bot', () => {
    const { seats } = moved({ ...draftOf(CARD, 'online'), seats: [seat('me'), seat('open'), seat('beside')] }, 'here');
    expect(seats.map(({ who }) => who)).toEqual(['me', 'bot', 'beside']);
  });

  it('moves without days, which no browser waits for', () => {
    const online: Draft = { ...draftOf(CARD, 'online'), pace: 'days' };
    expect(toNewTable(online, CARD, called).pace).toEqual({ days: { days: 3 } });
    expect(toNewTable(moved(online, 'here'), CARD, called).pace).toBe('untimed');
    expect(moved({ ...online, pace: 'clock' }, 'here').pace).toBe('clock');
  });
});
