/** What the site tells of a title before anything is loaded. What a table may choose comes from the engine. */

import { TITLES } from '../boards';

export interface TitleFace {
  id: string;
  /** Its name on the box, the same in every language. */
  name: string;
  seats: [fewest: number, most: number];
  /** How long a game takes among people, in minutes. */
  minutes: number;
  /** How much there is to keep in mind, 1 to 5. */
  weight: number;
}

const FACES: Record<string, Omit<TitleFace, 'id'>> = {
  'gods-of-rome': { name: 'Gods of Rome', seats: [1, 4], minutes: 60, weight: 3 },
  'four-gods': { name: '4 Gods', seats: [2, 4], minutes: 30, weight: 2 },
  deus: { name: 'DEUS', seats: [2, 4], minutes: 75, weight: 3 },
  'bora-bora': { name: 'Bora Bora', seats: [2, 4], minutes: 120, weight: 4 },
};

/** The titles, in the order in which people see them. */
export const faces: readonly TitleFace[] = TITLES.flatMap((id) => {
  const face = FACES[id];
  return face ? [{ id, ...face }] : [];
});

/** The title's face, if there is such a title. */
export function faceOf(id: string | undefined): TitleFace | null {
  return faces.find((face) => face.id === id) ?? null;
}
