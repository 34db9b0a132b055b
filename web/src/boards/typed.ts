/** What the engine tells comes as JSON, and the table passes it on unread. Its types are those that the engine's crates
 * write beside each board (`types.ts`); here, and nowhere else, JSON is taken to have them. */

import type { Legal, TableInfo } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { TitleBoard } from './contract';

/** A title's board as the table has it. */
export const untyped = <View, Action, Event>(board: TitleBoard<View, Action, Event>): TitleBoard => board as unknown as TitleBoard;

/** What a legal action is, to the title. */
export const actionOf = <Action>(legal: Legal): Action => legal.action as Action;

/** What somebody sees, to the title. */
export const viewOf = <View>(table: { readonly view: JsonValue }): View => table.view as View;

/** What the table has chosen, as the engine fills it up. */
export const optionsOf = <Options>(info: TableInfo | null): Partial<Options> => (info?.options ?? {}) as Partial<Options>;

/** The title's own as the engine reads it. */
export const json = (own: unknown): JsonValue => own as JsonValue;
