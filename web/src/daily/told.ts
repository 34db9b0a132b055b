/** Days and results of daily deals in words. */

import type { DailyBar, DailyScore } from '../gen';
import { t, words } from '../words/words.svelte';

/** A day, as it is written in the reader's language. It is a day by UTC, wherever they are. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** Whether a text is a day. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(Date.parse(text)).toISOString().startsWith(text);

/** How somebody did. */
export const scoreText = ({ lead, points }: DailyScore): string =>
  t('web-daily-score', { lead, sign: lead > 0 ? 'ahead' : 'behind', by: Math.abs(lead), points });

/** The leads that a bar counts. */
export const rangeText = ({ from, to }: DailyBar): string =>
  from === to ? words.number(from, 0) : t('web-daily-chart-range', { from: words.number(from, 0), to: words.number(to, 0) });

/** Whether a lead is counted in a bar. */
export const isIn = (bar: DailyBar, lead: number | null): boolean => lead !== null && bar.from <= lead && lead <= bar.to;
