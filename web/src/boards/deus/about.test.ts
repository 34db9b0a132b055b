import { beforeAll, describe, expect, test } from 'vitest';
import rulebook from '../../../../docs/rules/deus/en.md?raw';
import { LANGUAGES } from '../../words/words.svelte';
import { knownOf } from '../known';
import { captions } from '../captions';
import { about } from './about';
import { cardInFull, cardText, effect, face } from './content';
import { EFFECT, OVER, POSITIONS, ready, TURN } from './fixtures';
import { formula } from './formula';
import { standing, terrainAt } from './facts';
import { giftText, laidName, regionName, stockName } from './names';
import { COLOURS, RESOURCES, type Captions, type View } from './types';

const NAMES = ['Ana', 'Bia', 'Caio', 'Davi'];
/** A key that has no text is said as it is. */
const UNSAID = /\bde-[a-z]/;

/** Every key that the board of this view has. */
function everyKey(view: View): string[] {
  const regions = view.terrain.flat().map((region) => `region:${region}`);
  const laid = view.players.flatMap(({ columns }, seat) =>
    COLOURS.flatMap((colour, index) => [
      `column:${seat}:${colour}`,
      `stock:${seat}:${colour}`,
      ...(columns[index] ?? []).map((_, place) => `card:${seat}:${colour}:${place}`),
    ]),
  );
  const hand = view.hand.flatMap((card) => [`hand:${card}`, `offer:${card}`]);
  const others = ['deck', 'discards', 'end:temples', 'end:villages', 'end:rounds', 'pay:0-0-0-1', 'sell:1', 'use', 'decline', 'done'];
  return [
    ...regions,
    ...laid,
    ...hand,
    ...others,
    ...RESOURCES.map((resource) => `supply:${resource}`),
    ...COLOURS.map((colour) => `god:${colour}`),
    ...view.players.flatMap((_, seat) => [`player:${seat}`, `board:${seat}`]),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => ready(language));

  test('everything on the board can be asked about, and every rule it names is ours', () => {
    for (const { view } of POSITIONS) {
      for (const key of everyKey(view)) {
        const told = about(key, view);
        expect(told, key).not.toBeNull();
        expect([told?.title, ...(told?.lines ?? [])].join(' '), key).not.toMatch(UNSAID);
        expect(told?.lines.length, key).toBeGreaterThan(0);
        expect(
          told?.rules.filter((rule) => !rulebook.includes(`id="${rule}"`)),
          key,
        ).toEqual([]);
        expect(told?.rules.length, key).toBeGreaterThan(0);
      }
    }
  });

  test('every thing on the board has its words', () => {
    for (const { view } of [TURN, OVER]) {
      const said = [
        ...view.terrain.flat().map((region) => regionName(view, region, NAMES)),
        ...view.hand.map(cardInFull),
        ...COLOURS.map((colour) => stockName(view, 0, colour)),
        ...COLOURS.map((colour) => giftText(view.gifts.more, colour)),
      ];
      for (const sentence of said) expect(sentence).not.toMatch(UNSAID);
    }
  });

  test('every card has its words and its signs', () => {
    for (const design of captions<Captions>('deus').cards.map((_, index) => index + 1)) {
      expect(cardInFull(design)).not.toMatch(UNSAID);
      expect(formula(effect(design)).length).toBeGreaterThan(1);
    }
  });
});

describe('with the words of English', () => {
  beforeAll(() => ready('en'));

  test('signs are of a card as the table reads it (DE-S1)', () => {
    expect(formula({ earn: { gain: { gold: 2 }, per: { 'regions-of-at-least': 2 }, every: 1 } })).toContainEqual({ sign: '+' });
    expect(formula({ earn: { gain: { gold: 2 }, per: { regions: 2 }, every: 1 } })).not.toContainEqual({ sign: '+' });
  });

  test('cards of today say themselves that bigger regions count', () => {
    expect(cardInFull(38)).toContain('every 2 regions of yours with at least 2 pieces');
    expect(formula(effect(38))).toEqual([
      { sign: '1' },
      { icon: 'vp' },
      { sign: '/' },
      { sign: '2' },
      { icon: 'region', inside: '2' },
      { sign: '+' },
    ]);
  });

  test('a terrain’s regions and the pieces on it have signs of their own', () => {
    expect(formula(effect(58))).toEqual([{ sign: '4' }, { icon: 'vp' }, { sign: '/' }, { icon: 'forest' }]);
    expect(formula(effect(71))).toEqual([{ sign: '3' }, { icon: 'vp' }, { sign: '/' }, { icon: 'piece' }, { icon: 'forest' }]);
  });

  test('cards and pieces for every region of a size are drawn as such', () => {
    const each = [{ sign: '/' }, { icon: 'region', inside: '2' }, { sign: '+' }];
    expect(formula(effect(20))).toEqual([{ sign: '+1' }, { icon: 'card' }, ...each]);
    expect(formula(effect(25))).toEqual([{ sign: '+1' }, { icon: 'piece' }, ...each]);
  });

  test('a village says what it lacks', () => {
    const villages = (TURN.view.terrain[5] ?? []).map((region) => regionName(TURN.view, region, NAMES));
    expect(villages.some((name) => /VP, .*still empty beside it: regions? \d/.test(name))).toBe(true);
  });

  test('a card that is printed otherwise for all we know says so', () => {
    expect(about('hand:1', TURN.view)?.provenance).toBe('found');
    expect(about('hand:6', TURN.view)?.provenance).toBe('derived');
    expect(about('hand:10', TURN.view)?.provenance).toBe('reconstructed');
    // What it does is found, what it costs is not.
    expect(knownOf('effect', face(14))).toBe('found');
    expect(about('hand:14', TURN.view)?.provenance).toBe('reconstructed');
  });

  test('others’ face-down cards stay hidden', () => {
    const seat = EFFECT.view.players.findIndex(({ columns }) => columns.flat().includes('hidden'));
    expect(seat).toBeGreaterThanOrEqual(0);
    expect(laidName('hidden', 'civil', 1)).toBe('Face-down card, card 2 of the civil column');
  });

  test('a card that one laid face down oneself tells no effect that it doesn’t have (DE-Y3)', () => {
    const told = laidName({ own: 1 }, 'maritime', 0);
    expect(told).toContain('face down');
    expect(told).not.toContain(cardText(1));
    const columns = TURN.view.players[0]?.columns.map((cards, index) => (index === 0 ? [{ own: 1 }] : cards));
    const view = {
      ...TURN.view,
      players: TURN.view.players.map((player, seat) => (seat === 0 && columns ? { ...player, columns } : player)),
    };
    expect(about('column:0:maritime', view)?.lines.join(' ')).not.toContain(cardText(1));
  });

  test('only where a first building may go the edge is told of (DE-B4, DE-B7)', () => {
    const { edge } = TURN.view;
    const tells = (region: number): boolean => about(`region:${region}`, TURN.view)?.rules.includes('DE-B9') ?? false;
    const free = (region: number): boolean => terrainAt(TURN.view, region) !== 'village' && !standing(TURN.view, region);
    expect(edge.some(free)).toBe(true);
    expect(edge.every(free)).toBe(false);
    for (const region of edge) expect(tells(region)).toBe(free(region));
  });

  test('what isn’t on the board can’t be asked about', () => {
    for (const key of ['', 'region:99', 'supply:gold', 'card:0:civil:9', 'nothing:1']) expect(about(key, TURN.view)).toBeNull();
  });
});
