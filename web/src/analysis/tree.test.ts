import { describe, expect, it } from 'vitest';
import type { AnalysisNode, AnalysisTree } from '../gen';
import { rowsOf, toward } from './tree';

const node = (id: number, parent: number | null): AnalysisNode => ({
  id,
  parent,
  came: parent === null ? 'begun' : 'waited',
  name: '',
  comment: '',
  step: id,
  over: false,
});

/** 0 leads to 1 and 4; 1 to 2 and 3; 4 to 5. */
const tree: AnalysisTree = { name: '', nodes: [node(0, null), node(1, 0), node(2, 1), node(3, 1), node(4, 0), node(5, 4)] };

describe('the tree of an analysis', () => {
  it('says of every node how deep it stands, and among how many', () => {
    const told = rowsOf(tree).map(({ node: { id }, level, place, of, indent }) => [id, level, place, of, indent]);
    expect(told).toEqual([
      [0, 1, 1, 1, 0],
      [1, 2, 1, 2, 0],
      [2, 3, 1, 2, 0],
      [3, 3, 2, 2, 1],
      [4, 2, 2, 2, 1],
      [5, 3, 1, 1, 1],
    ]);
  });

  it('is gone about by the customs of trees', () => {
    expect(toward(tree, 0, 'ArrowRight')).toBe(1);
    expect(toward(tree, 1, 'ArrowDown')).toBe(2);
    expect(toward(tree, 4, 'ArrowUp')).toBe(3);
    expect(toward(tree, 3, 'ArrowLeft')).toBe(1);
    expect(toward(tree, 3, 'Home')).toBe(0);
    expect(toward(tree, 0, 'End')).toBe(5);
    expect(toward(tree, 0, 'ArrowUp')).toBeNull();
    expect(toward(tree, 0, 'ArrowLeft')).toBeNull();
    expect(toward(tree, 5, 'ArrowDown')).toBeNull();
    expect(toward(tree, 5, 'ArrowRight')).toBeNull();
    expect(toward(tree, 5, 'x')).toBeNull();
  });
});
