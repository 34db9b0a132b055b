/** What a title gives to the table view. The view knows no title; a title's board knows no rules: what can be done is
 * what the engine lists. */

import type { Component } from 'svelte';
import type { ScoreLine } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';

/** The name of something on a board that can be pointed at, such as `territory:N2` or `card:17`. */
export type Key = string;

/** A piece that travels when an event is told. */
export interface Motion {
  from: Key;
  to: Key;
  /** The id of a symbol in the title's sprite sheet. */
  piece: string;
  /** In whose colour; none for nobody's. */
  seat?: number;
}

/** How well a printed value is known. */
export type Provenance = 'found' | 'derived' | 'reconstructed';

/** What there is to know about something on a board. */
export interface About {
  title: string;
  /** What it is and what it does now, a sentence each. */
  lines: string[];
  /** The rules that say so, by id. */
  rules: string[];
  provenance?: Provenance;
}

/** What a board is drawn from. `view` is what the engine says that these eyes may know. */
export interface BoardProps<View> {
  view: View;
}

/** A seat's strip shows what is public of it. */
export interface SeatProps<View> {
  view: View;
  seat: number;
}

/** A key of a board's own. */
export interface OwnKey {
  /** As it is written on a keyboard. */
  keys: string;
  /** The text that says what it does. */
  what: string;
}

/** A title in the client, with the types that its crate writes. Everything here is pure but the components. The table
 * passes on what the engine says unread, and has boards whose types are JSON: `typed.ts` is where one becomes the other. */
export interface TitleBoard<View = JsonValue, Action = JsonValue, Event = JsonValue> {
  /** The whole of what a player needs, but for the frame: board, supplies, own hand and player board. */
  Board: Component<BoardProps<View>>;
  /** The public facts of a seat, in a strip of one or two lines. */
  Seat: Component<SeatProps<View>>;
  /** The colour of a seat's pieces, as CSS, where the title has colours of its own that seats take; null as long as the
   * seat has taken none. Everything that shows the seat has this colour. Without it, pieces have the seats' own. */
  colour?(view: View, seat: number): string | null;
  /** Where a legal action can be chosen on the board. None: it becomes a button beside the sentence. */
  keys(action: Action, view: View): Key[];
  /** What somebody may have meant who points at something that can't be chosen: actions to ask the engine about, the
   * likeliest first. `legal` is what could be done instead. */
  attempts(key: Key, view: View, legal: readonly Action[]): Action[];
  /** What an event was about, to be lit up when its line in the log is pointed at. */
  pieces(event: Event): Key[];
  /** What travels when an event is told. */
  motions(event: Event): Motion[];
  /** What there is to know about something. */
  about(key: Key, view: View): About | null;
  /** What keys do here besides those of every table. They go before those of the table. */
  ownKeys?: readonly OwnKey[];
  /** The text that says so where a choice on this board waits for no second word, whatever is set. */
  unconfirmed?: string;
  /** What a line of the score is about, to be lit up while it is told at the end. */
  scored?(line: ScoreLine, view: View): Key[];
}

/** What a title says to whoever sets up a table, in `setup.ts` of its folder. What isn't said is as usual. */
export interface TitleSetup {
  /** Whether an option says anything at a table with these others and so many seats. One that doesn't isn't shown. */
  matters?(key: string, options: Readonly<Record<string, JsonValue>>, seats: number): boolean;
  /** Choices that programs make and people don't, by option. */
  unoffered?: Readonly<Record<string, readonly string[]>>;
  /** The options that suit people round one screen. */
  beside?: Readonly<Record<string, JsonValue>>;
  /** The text that warns people round one screen of these options; null if nothing is to be said. */
  warnsBeside?(options: Readonly<Record<string, JsonValue>>): string | null;
}
