/** What the engine writes as a word, or as an object with one field: actions, events, decisions. */

/** The kinds of such a union. */
export type KindOf<T> = T extends string ? T : keyof T & string;

/** It as its kind with its facts beside it, so that a `switch` over all kinds knows the types. */
export type Told<T> = T extends string
  ? { kind: T; facts: undefined }
  : { [K in keyof T & string]: { kind: K; facts: T[K] } }[keyof T & string];

/** Takes it apart. */
export function told<T extends string | object>(written: T): Told<T> {
  if (typeof written === 'string') return { kind: written, facts: undefined } as Told<T>;
  const [entry] = Object.entries(written as Record<string, unknown>);
  if (!entry) throw new Error('something without a kind');
  return { kind: entry[0], facts: entry[1] } as Told<T>;
}

/** Its kind. */
export const kindOf = <T extends string | object>(written: T): KindOf<T> => told(written).kind as KindOf<T>;
