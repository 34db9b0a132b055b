/** What a table agreed on, in words: its options, its pace, who may look on. */

import { prefixOf } from '../boards';
import type { TimeControl, Spectators, TableInfo, TitleCard } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { TableSource } from '../source/source';
import { t, words } from '../words/words.svelte';

const dashes = (key: string): string => key.replaceAll('_', '-');

function optionTerm(prefix: string, key: string, value: JsonValue): string | null {
  const name = `${prefix}-option-${dashes(key)}`;
  if (!words.has(name)) return null;
  if (typeof value === 'boolean') return value ? t(name) : null;
  if (Array.isArray(value)) return null;
  if (typeof value === 'number') return t('web-table-term', { name: t(name), value });
  const choice = `${name}-${typeof value === 'string' ? dashes(value) : ''}`;
  return words.has(choice) ? t('web-table-term', { name: t(name), value: t(choice) }) : null;
}

function paceTerm(pace: TimeControl): string {
  if (pace === 'untimed') return t('web-table-pace-untimed');
  if ('days' in pace) return t('web-table-pace-days', { days: pace.days.days });
  return t('web-table-pace-clock', { minutes: pace.clock.bank / 60, seconds: pace.clock.increment });
}

function spectatorsTerm(spectators: Spectators): string {
  if (spectators === 'nobody') return t('web-table-spectators-nobody');
  const { delay } = spectators.welcome;
  return delay > 0 ? t('web-table-spectators-delay', { seconds: delay }) : t('web-table-spectators-welcome');
}

/** What is chosen is always told; counts and switches only where they differ from what they usually are. */
export function terms(info: TableInfo, card: TitleCard | null, where: TableSource['kind']): string[] {
  const prefix = prefixOf(info.title);
  const options = info.options !== null && typeof info.options === 'object' && !Array.isArray(info.options) ? info.options : {};
  return [
    ...Object.entries(options)
      .filter(([key, value]) => typeof value === 'string' || value !== card?.options.find((option) => option.key === key)?.default)
      .flatMap(([key, value]) => optionTerm(prefix, key, value ?? null) ?? []),
    paceTerm(info.pace),
    // In one's own browser nobody else comes, and advice is always there.
    ...(where === 'remote'
      ? [
          t(info.hints ? 'web-table-hints-yes' : 'web-table-hints-no'),
          spectatorsTerm(info.spectators),
          t(`web-table-access-${info.access}`),
        ]
      : []),
  ];
}
