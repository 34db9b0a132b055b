/** A table that is being thought up, before it is made. Everything here is pure. */

import type { Access, NewTable, TimeControl, SeatPlan, TitleCard, TitleOption } from '../../gen';
import type { JsonValue } from '../../gen/serde_json/JsonValue';
import type { TitleSetup } from '../../boards/contract';

export const WHO = ['me', 'beside', 'bot', 'open', 'invited'] as const;
export type Who = (typeof WHO)[number];
export type Where = 'here' | 'online';

/** The levels of bots. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export interface SeatDraft {
  who: Who;
  /** What somebody beside me is called. */
  name: string;
  /** The bot's level. */
  level: number;
}

export interface Draft {
  where: Where;
  seats: SeatDraft[];
  options: Record<string, JsonValue>;
  access: Access;
  pace: 'untimed' | 'clock' | 'days';
  /** The clock's bank, in minutes. */
  bank: number;
  /** What a turn adds to the clock, in seconds. */
  increment: number;
  days: number;
  hints: boolean;
  watched: boolean;
  /** By how many seconds those who watch are behind. */
  delay: number;
  takeOver: number;
}

/** A table that can be made as it stands: me against two bots here, or two free seats online. */
export function draftOf(card: TitleCard, setup: TitleSetup, where: Where, who: Who | null = null): Draft {
  const others: Who = who ?? (where === 'here' ? 'bot' : 'open');
  const count = Math.min(3, card.max_seats);
  return {
    where,
    seats: Array.from({ length: count }, (_, index) => seat(index === 0 ? 'me' : others)),
    options: { ...usual(card), ...(others === 'beside' ? setup.beside : undefined) },
    access: 'public',
    pace: 'untimed',
    bank: 20,
    increment: 20,
    days: 3,
    hints: where === 'here',
    watched: true,
    delay: 0,
    takeOver: 3,
  };
}

function usual(card: TitleCard): Record<string, JsonValue> {
  return Object.fromEntries(card.options.map((option) => [option.key, option.default]));
}

export function seat(who: Who): SeatDraft {
  return { who, name: '', level: 2 };
}

/** Who can sit at a table: nobody comes to one in this browser. */
export function whoCan(where: Where): readonly Who[] {
  return where === 'here' ? ['me', 'beside', 'bot'] : WHO;
}

/** How time can run at a table: nobody is waited for over days in one browser. */
export function paceCan(where: Where): readonly Draft['pace'][] {
  return where === 'here' ? ['untimed', 'clock'] : ['untimed', 'clock', 'days'];
}

/** Moves a draft to another place; who can't sit there becomes a bot, and time that can't run there doesn't. */
export function moved(draft: Draft, where: Where): Draft {
  const can = whoCan(where);
  const seats = draft.seats.map((one) => (can.includes(one.who) ? one : { ...one, who: 'bot' as const }));
  return { ...draft, where, seats, pace: paceCan(where).includes(draft.pace) ? draft.pace : 'untimed' };
}

/** Whether an option says anything at this table. The others keep their default. Nobody is asked to write a list. */
export function matters(
  setup: TitleSetup,
  { key, kind }: Pick<TitleOption, 'key' | 'kind'>,
  draft: Pick<Draft, 'options' | 'seats'>,
): boolean {
  const { options, seats } = draft;
  const place = Number(/-(\d)$/.exec(key)?.[1] ?? 0);
  if (kind === 'list' || place > seats.length) return false;
  return setup.matters?.(key, options, seats.length) ?? true;
}

/** The choices that a page offers. */
export function choicesOf(setup: TitleSetup, { key, kind }: TitleOption): readonly string[] | null {
  if (typeof kind !== 'object' || kind === null || !('choice' in kind)) return null;
  const unoffered = setup.unoffered?.[key] ?? [];
  return (kind['choice'] as string[]).filter((choice) => !unoffered.includes(choice));
}

/** What people round one screen are to be warned of, as a text's key; null if of nothing. */
export function warning(setup: TitleSetup, { seats, options }: Draft): string | null {
  return seats.some(({ who }) => who === 'beside') ? (setup.warnsBeside?.(options) ?? null) : null;
}

/** The text that explains an option. Options that differ only by seat share it. */
export const explanationOf = (prefix: string, key: string): string => `web-option-${prefix}-${key.replace(/\d$/, 'seat')}`;

/** What is wrong with a draft, as the end of a text's key; null if it can be made. */
export function fault(draft: Draft, card: TitleCard): 'nobody' | 'several-me' | 'seats' | null {
  const mine = draft.seats.filter(({ who }) => who === 'me').length;
  if (mine > 1) return 'several-me';
  if (draft.seats.length < card.min_seats || draft.seats.length > card.max_seats) return 'seats';
  if (!draft.seats.some(({ who }) => who !== 'bot')) return 'nobody';
  return null;
}

/** What a draft asks for. `called`: what people beside me without a name are called, by seat. */
export function toNewTable(draft: Draft, card: TitleCard, setup: TitleSetup, called: (seat: number) => string): NewTable {
  return {
    title: card.id,
    options: changed(draft, card, setup),
    seats: draft.seats.map((one, index) => plan(one, called(index))),
    access: draft.where === 'here' ? 'private' : draft.access,
    pace: pace(draft),
    hints: draft.hints,
    take_over: draft.takeOver,
    spectators: draft.where === 'online' && draft.watched ? { welcome: { delay: draft.delay } } : 'nobody',
  };
}

function plan({ who, name, level }: SeatDraft, called: string): SeatPlan {
  if (who === 'bot') return { bot: { level } };
  if (who === 'beside') return { 'hot-seat': { name: name.trim() || called } };
  return who;
}

function pace(draft: Draft): TimeControl {
  if (draft.pace === 'clock') return { clock: { bank: draft.bank * 60, increment: draft.increment } };
  if (draft.pace === 'days') return { days: { days: draft.days } };
  return 'untimed';
}

/** The options that matter and differ from what nobody says. */
function changed(draft: Draft, card: TitleCard, setup: TitleSetup): Record<string, JsonValue> {
  const differs = (option: TitleOption): boolean =>
    matters(setup, option, draft) && JSON.stringify(draft.options[option.key]) !== JSON.stringify(option.default);
  return Object.fromEntries(card.options.filter(differs).map(({ key }) => [key, draft.options[key] ?? null]));
}
