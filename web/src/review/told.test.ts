import { expect, it } from 'vitest';
import type { Review, ReviewDecision, ReviewMoment, ReviewTurn } from '../gen';
import { chanceLines, dearest, mainCause, turningPoints } from './told';

const moment = (entry: number, chances: number[], changes: ReviewMoment['changes'] = []): ReviewMoment => ({
  entry,
  seat: 0,
  chances,
  error: 0.01,
  changes,
  points: [],
});
const decision = (before: number, entry: number, loss: number): ReviewDecision => ({
  before,
  entry,
  asked: { key: 'a', args: [] },
  chosen: { seat: 0, action: 'x', text: { key: 'b', args: [] } },
  choices: 2,
  weighed: true,
  loss,
  error: 0.01,
  close: false,
  candidates: [],
  why: [],
});
const turn = (...decisions: ReviewDecision[]): ReviewTurn => ({ seat: 0, phase: 'opening', class: 'best', loss: 0, error: 0, decisions });

it('draws a line for each party over what is known', () => {
  const lines = chanceLines([moment(0, [0.5, 0.5]), moment(1, []), moment(2, [1, 0])]);
  expect(lines).toEqual([
    [
      [0, 0.5],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0],
    ],
  ]);
  expect(chanceLines([])).toEqual([]);
});

it('adds up causes and names the one that changed most', () => {
  const moments = [
    moment(1, [], [{ cause: 'decision', by: [-0.1, 0.1] }]),
    moment(2, [], [{ cause: 'luck', by: [0.15, -0.15] }]),
    moment(3, [], [{ cause: 'decision', by: [-0.1, 0.1] }]),
  ];
  expect(mainCause(moments)).toBe('decision');
  expect(mainCause(moments.slice(1))).toBe('luck');
  expect(mainCause([])).toBe('noise');
});

it('tells turning points from where their turn began', () => {
  const review = {
    turning: [2],
    moments: [moment(0, [0.5, 0.5]), moment(1, [0.6, 0.4]), moment(2, [0.8, 0.2], [{ cause: 'luck', by: [0.2, -0.2] }])],
    turns: [turn(decision(0, 1, 0), decision(1, 2, 0)), turn(decision(2, 3, 0))],
  } as unknown as Review;
  const [point] = turningPoints(review);
  expect(point?.before).toEqual([0.5, 0.5]);
  expect(point?.decision?.entry).toBe(2);
  expect(point?.cause).toBe('luck');
});

it('gives no turning point the decision of another turn', () => {
  const passes = { ...moment(2, [0.3, 0.7]), seat: 1 };
  const throws = { ...moment(3, [0.7, 0.3]), luck: { outcomes: 5, all: true, error: [0, 0] } };
  const review = {
    turning: [2, 3],
    moments: [moment(0, [0.5, 0.5]), moment(1, [0.6, 0.4]), passes, throws],
    turns: [turn(decision(0, 1, 0))],
  } as unknown as Review;
  const [passed, thrown] = turningPoints(review);
  expect(passed).toMatchObject({ decision: null, before: [0.6, 0.4] });
  expect(thrown).toMatchObject({ decision: null, before: [0.3, 0.7] });
});

it('lists what was dear', () => {
  const turns = [turn(decision(0, 1, 0.01), decision(1, 2, 0.2)), turn(decision(2, 3, 0.05))];
  expect(dearest(turns, 0.02).map(({ entry }) => entry)).toEqual([2, 3]);
});
