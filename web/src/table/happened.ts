/** What happened to a table, in words. */

import type { Happened, OfferKind } from '../gen';
import { t } from '../words/words.svelte';

/** What is offered, as a word for the words that tell of it. */
export const offerWord = (what: OfferKind): 'pause' | 'take-back' => (what === 'pause' ? 'pause' : 'take-back');

export function happened(what: Happened, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? '';
  if (what === 'closed') return t('web-table-news-closed');
  if (typeof what === 'string') return '';
  if ('took-back' in what) return t('web-table-news-took-back', { name: name(what['took-back'].seat) });
  if ('offered' in what) return t(`web-table-news-offered-${offerWord(what.offered.what)}`, { name: name(what.offered.seat) });
  if ('agreed' in what) return t('web-table-news-agreed', { name: name(what.agreed.seat) });
  if ('declined' in what) return t('web-table-news-declined', { name: name(what.declined.seat) });
  if ('resumed' in what) return t('web-table-news-resumed');
  if ('resigned' in what) return t('web-table-news-resigned', { name: name(what.resigned.seat) });
  if ('sat-in' in what) return t(`web-table-news-sat-in-${what['sat-in'].why}`, { name: name(what['sat-in'].seat) });
  if ('returned' in what) return t('web-table-news-returned', { name: name(what.returned.seat) });
  if ('rematch' in what) return t('web-table-news-rematch');
  return '';
}
