/** What a chart shows: lines over the time of a game. */

/** A place on a line: how far the game has come, and how much there is, both from 0 to 1, upwards. */
export type Spot = readonly [x: number, y: number];

export interface ChartLine {
  name: string;
  /** As CSS. */
  colour: string;
  spots: readonly Spot[];
}

/** A height that is marked, from 0 to 1, and what it stands for. */
export interface ChartRule {
  height: number;
  text: string;
}

/** Numbers in their places: what lies between the least and the most of them, with nothing among them. */
export function between(values: readonly number[]): { rules: ChartRule[]; share: (value: number) => number; least: number; most: number } {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const share = (value: number): number => (value - least) / (most - least);
  const marked = [...new Set([least, 0, most])];
  return { least, most, share, rules: marked.map((value) => ({ height: share(value), text: String(Math.round(value)) })) };
}
