/** What the things of the table on the screen are called and say, as the engine tells it: messages and plain facts, in the
 * types that its title writes. They follow from content and options, so they are brought once, before a board is shown. */

import type { JsonValue } from '../gen/serde_json/JsonValue';

const brought = new Map<string, JsonValue>();

/** Brings what the engine told of a title's table. */
export function bringCaptions(title: string, captions: JsonValue): void {
  brought.set(title, captions);
}

/** What was brought. Ask when it is needed, not when a module is loaded. */
export function captions<Captions>(title: string): Captions {
  const told = brought.get(title);
  if (told === undefined) throw new Error(`the captions of ${title} were not brought`);
  return told as Captions;
}
