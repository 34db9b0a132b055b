/** What a title says of itself, such as whether it keeps secrets between its seats. */

import type { TitleCard } from '../gen';
import { api } from '../source/api';
import type { TableSource } from '../source/source';
import { titleCards } from '../ui/local-tables';

/** The title's card; null where nobody can say. A server is asked about its own tables: it may know other options. */
export async function cardOf(title: string, source: TableSource): Promise<TitleCard | null> {
  try {
    const cards = source.kind === 'remote' ? await api<TitleCard[]>('GET', '/api/titles') : await titleCards();
    return cards.find(({ id }) => id === title) ?? null;
  } catch {
    return null;
  }
}
