/** What happened, as lines to be read, grouped by who did it. */

import type { Happened, News, ToldEvent } from '../gen';

/** One line of the log. */
export interface Line {
  /** The place in the log, and which of its lines. */
  id: string;
  seq: number;
  told: ToldEvent | null;
  /** What happened to the table itself, where it isn't an event of the game. */
  what: Happened | null;
}

/** The lines of one turn: what one seat did in a row. */
export interface Turn {
  id: string;
  /** Who; none where the game's clock or the table did it. */
  seat: number | null;
  bot: boolean;
  at: number;
  lines: Line[];
}

/** What concerns the table and is told in the log. Coming, going and being ready are seen while people gather. */
function tells(what: Happened): boolean {
  if (typeof what === 'string') return what === 'closed';
  return !('made' in what || 'joined' in what || 'left' in what || 'ready' in what || 'planned' in what || 'said' in what || 'acted' in what);
}

function doer(what: Happened): { seat: number | null; bot: boolean } {
  if (typeof what !== 'string' && 'acted' in what) return what.acted;
  return { seat: null, bot: false };
}

/** Groups news by turns. */
export function turns(news: readonly News[]): Turn[] {
  const all: Turn[] = [];
  for (const { seq, at, what, events = [] } of news) {
    const lines: Line[] = events.map((told, index) => ({ id: `${seq}.${index}`, seq, told, what: null }));
    if (tells(what)) lines.unshift({ id: `${seq}`, seq, told: null, what });
    if (lines.length === 0) continue;
    const { seat, bot } = doer(what);
    const last = all.at(-1);
    if (last && seat !== null && last.seat === seat) last.lines.push(...lines);
    else all.push({ id: String(seq), seat, bot, at, lines });
  }
  return all;
}

/** What others did since these seats last acted. */
export function sinceOwn(news: readonly News[], own: readonly number[]): News[] {
  const isOwn = ({ what }: News): boolean => typeof what !== 'string' && 'acted' in what && own.includes(what.acted.seat);
  const last = news.findLastIndex(isOwn);
  return news.slice(last + 1).filter(({ events }) => (events?.length ?? 0) > 0);
}

/** How many steps are left if this seat's last action is taken back; none if that can't be told from the log. */
export function takeBackTo(news: readonly News[], step: number, seat: number): number | null {
  for (let index = news.length - 1; index >= 0; index -= 1) {
    const what = news[index]?.what;
    if (what === undefined || what === 'began') return null;
    if (what === 'ticked') step -= 1;
    if (typeof what === 'string') continue;
    if ('took-back' in what) return null;
    if ('acted' in what) {
      step -= 1;
      if (what.acted.seat === seat) return step;
    }
  }
  return null;
}

/** What was said at the table. */
export interface Said {
  seq: number;
  at: number;
  user: string;
  name: string;
  text: string;
}

export function said(news: readonly News[]): Said[] {
  return news.flatMap(({ seq, at, what }) =>
    typeof what !== 'string' && 'said' in what ? [{ seq, at, ...what.said }] : [],
  );
}
