/** What happened to a table, in words. */

import type { Happened, News, OfferKind } from '../gen';
import { t, words } from '../words/words.svelte';
import { overBy } from './given-up';
import type { Says } from './log';
import { stepsBySeat } from './taken-back';
import type { Table } from './table.svelte';

/** What is offered, as a word for the words that tell of it. */
export const offerWord = (what: OfferKind): 'pause' | 'take-back' => (what === 'pause' ? 'pause' : 'take-back');

/** So many steps of each of these: 2 steps of Ana and 1 of Rui. */
export function stepsOf(steps: readonly News[], names: readonly string[]): string {
  const named = [...stepsBySeat(steps)].map(([seat, count]) =>
    seat === null ? t('web-table-steps-clock', { count }) : t('web-table-steps-of', { count, name: names[seat] ?? '' }),
  );
  return words.list(named);
}

/** What was taken back. Who takes back their own steps alone is named with it. */
function wentBack(steps: readonly News[], by: Happened, names: readonly string[]): string {
  const [[seat, count] = [null, 0], ...more] = [...stepsBySeat(steps)];
  const alone = typeof by !== 'string' && 'took-back' in by && by['took-back'].seat === seat && more.length === 0;
  if (alone && seat !== null) return t('web-table-news-took-back', { name: names[seat] ?? '', count });
  return steps.length > 0 ? t('web-table-news-went-back', { steps: stepsOf(steps, names) }) : t('web-table-news-went-back-some');
}

export function happened(what: Happened, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? '';
  if (what === 'closed') return t('web-table-news-closed');
  if (what === 'superseded') return t('web-table-news-superseded');
  if (typeof what === 'string') return '';
  if ('offered' in what) return t(`web-table-news-offered-${offerWord(what.offered.what)}`, { name: name(what.offered.seat) });
  if ('agreed' in what) return t('web-table-news-agreed', { name: name(what.agreed.seat) });
  if ('declined' in what) return t('web-table-news-declined', { name: name(what.declined.seat) });
  if ('resumed' in what) return t('web-table-news-resumed');
  if ('outage' in what) return t('web-table-news-outage');
  if ('resigned' in what) return t('web-table-news-resigned', { name: name(what.resigned.seat) });
  if ('sat-in' in what) return t(`web-table-news-sat-in-${what['sat-in'].why}`, { name: name(what['sat-in'].seat) });
  if ('returned' in what) return t('web-table-news-returned', { name: name(what.returned.seat) });
  if ('rematch' in what) return t('web-table-news-rematch');
  return '';
}

/** A line of the log, in words. */
export function lineText(says: Says, table: Table): string {
  switch (says.is) {
    case 'event':
      return table.say(says.told.text);
    case 'table':
      return happened(says.what, table.names);
    case 'back':
      return wentBack(says.steps, says.by, table.names);
    case 'result':
      return table.say(says.result);
    case 'given-up':
      return overBy(table.info?.seats ?? [], table.names);
  }
}
