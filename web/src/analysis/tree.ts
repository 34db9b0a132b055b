/** A tree of what was tried, as it is shown: a list in which every node says how deep it stands. */

import type { AnalysisNode, AnalysisTree } from '../gen';

export const ROOT = 0;

/** A node as it stands in the list. */
export interface Row {
  node: AnalysisNode;
  /** From 1. */
  level: number;
  /** Which of how many that follow the same, from 1. */
  place: number;
  of: number;
  /** How far in it is drawn: further for each line that isn't the main one. */
  indent: number;
}

export const nodeIn = (tree: AnalysisTree, id: number): AnalysisNode | null => tree.nodes.find((node) => node.id === id) ?? null;
export const childrenOf = (tree: AnalysisTree, id: number): AnalysisNode[] => tree.nodes.filter(({ parent }) => parent === id);

/** The nodes in the order in which they come: each before those that follow it. */
export function rowsOf({ nodes }: AnalysisTree): Row[] {
  const rows = new Map<number, Row>();
  const seen = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const { parent } of nodes) if (parent !== null) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  for (const node of nodes) {
    const before = node.parent === null ? undefined : rows.get(node.parent);
    const place = node.parent === null ? 1 : (seen.get(node.parent) ?? 0) + 1;
    if (node.parent !== null) seen.set(node.parent, place);
    rows.set(node.id, {
      node,
      level: (before?.level ?? 0) + 1,
      place,
      of: node.parent === null ? 1 : (counts.get(node.parent) ?? 1),
      indent: (before?.indent ?? 0) + (place > 1 ? 1 : 0),
    });
  }
  return [...rows.values()];
}

/** Where a key leads from a node, in a tree by the customs of trees; null where it leads nowhere. */
export function toward(tree: AnalysisTree, from: number, key: string): number | null {
  const rows = rowsOf(tree);
  const at = rows.findIndex(({ node }) => node.id === from);
  const row = (place: number): number | null => rows[place]?.node.id ?? null;
  switch (key) {
    case 'ArrowDown':
      return row(at + 1);
    case 'ArrowUp':
      return at > 0 ? row(at - 1) : null;
    case 'ArrowRight':
      return childrenOf(tree, from)[0]?.id ?? null;
    case 'ArrowLeft':
      return rows[at]?.node.parent ?? null;
    case 'Home':
      return row(0);
    case 'End':
      return row(rows.length - 1);
    default:
      return null;
  }
}
