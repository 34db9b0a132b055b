/** Whether a title keeps secrets between its seats. Where nobody can say, it does. */

import type { TitleCard } from '../gen';
import { api } from '../source/api';
import type { TableSource } from '../source/source';

export async function hides(title: string, source: TableSource): Promise<boolean> {
  try {
    const cards = source.kind === 'remote' ? await api<TitleCard[]>('GET', '/api/titles') : [];
    return cards.find(({ id }) => id === title)?.hidden_information ?? true;
  } catch {
    return true;
  }
}
