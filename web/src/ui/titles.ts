/** What the site tells of a title before anything is loaded. What a table may choose comes from the engine. */

import { TITLES, type TitleFacts } from '../gen/titles';
import { t } from '../words/words.svelte';

export type TitleFace = TitleFacts;

/** The titles, in the order in which people see them. */
export const faces: readonly TitleFace[] = TITLES;

/** For how many people something is, in words. */
export const forHowMany = (from: number, to: number): string =>
  from === to ? t('web-fact-seats-just', { seats: to }) : t('web-fact-seats', { from, to });

/** The title's face, if there is such a title. */
export function faceOf(id: string | undefined): TitleFace | null {
  return faces.find((face) => face.id === id) ?? null;
}
