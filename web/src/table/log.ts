/** What happened, as lines to be read, grouped by who did it. */

import type { Happened, Message, News, ToldEvent } from '../gen';
import type { TakenBack } from './taken-back';

/** What a line says: an event of the game, what happened to the table, what was taken back, or who won. */
export type Says =
  | { is: 'event'; told: ToldEvent }
  | { is: 'table'; what: Happened }
  | { is: 'back'; steps: readonly News[]; by: Happened }
  | { is: 'result'; result: Message }
  | { is: 'given-up' };

/** One line of the log. */
export interface Line {
  /** The place in the log, and which of its lines. */
  id: string;
  seq: number;
  says: Says;
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
  if (typeof what === 'string') return what === 'closed' || what === 'superseded';
  const quiet = ['made', 'joined', 'left', 'ready', 'planned', 'said', 'acted', 'took-back'];
  return !quiet.some((kind) => kind in what);
}

function doer(what: Happened): { seat: number | null; bot: boolean } {
  if (typeof what !== 'string' && 'acted' in what) return what.acted;
  return { seat: null, bot: false };
}

/** Whether it was offered and done at once, since nobody had to be asked: then only that it was done is told. */
const atOnce = (what: Happened): boolean => typeof what !== 'string' && 'offered' in what;

/** The lines of one place in the log. */
function linesOf({ seq, what, events = [], result, ending }: News, steps: readonly News[] | undefined): Line[] {
  const said: Line[] = [];
  const add = (id: string, says: Says): void => void said.push({ id: `${seq}${id}`, seq, says });
  if (tells(what) && !(steps && atOnce(what))) add('', { is: 'table', what });
  events.forEach((told, index) => add(`.${index}`, { is: 'event', told }));
  if (steps) add('.back', { is: 'back', steps, by: what });
  if (result) add('.result', { is: 'result', result });
  else if (ending === 'resigned') add('.result', { is: 'given-up' });
  return said;
}

export const isEnd = ({ says }: Line): boolean => says.is === 'result' || says.is === 'given-up';

/** Groups news by turns. What was taken back isn't told any more, only that it was, and that once. */
export function turns(news: readonly News[], { undone, backs }: TakenBack): Turn[] {
  const all: Turn[] = [];
  for (const one of news) {
    if (undone.has(one.seq)) continue;
    const lines = linesOf(one, backs.get(one.seq));
    const [line] = lines;
    if (!line) continue;
    const { seat, bot } = doer(one.what);
    const last = all.at(-1);
    const before = last?.lines.at(-1);
    if (before?.says.is === 'back' && line.says.is === 'back') {
      before.says = { ...before.says, steps: [...line.says.steps, ...before.says.steps] };
      continue;
    }
    // How it ended is nobody's doing.
    const [done, end] = [lines.filter((said) => !isEnd(said)), lines.filter(isEnd)];
    if (last && seat !== null && last.seat === seat) last.lines.push(...done);
    else if (done.length > 0) all.push({ id: String(one.seq), seat, bot, at: one.at, lines: done });
    if (end.length > 0) all.push({ id: `${one.seq}.end`, seat: null, bot, at: one.at, lines: end });
  }
  return all;
}

/** What others did since these seats last acted, and what wasn't taken back. */
export function sinceOwn(news: readonly News[], own: readonly number[], { undone }: TakenBack): News[] {
  const isOwn = ({ what }: News): boolean => typeof what !== 'string' && 'acted' in what && own.includes(what.acted.seat);
  const last = news.findLastIndex(isOwn);
  return news.slice(last + 1).filter(({ seq, events }) => (events?.length ?? 0) > 0 && !undone.has(seq));
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
  return news.flatMap(({ seq, at, what }) => (typeof what !== 'string' && 'said' in what ? [{ seq, at, ...what.said }] : []));
}
