/** What there is to know about something on the board. */

import { t } from '../../words/words.svelte';
import type { About, Key } from '../contract';
import { diceKnown, isShared, piecesKnown, placeOf, squareKnown, way } from './content';
import { DICE, parts } from './keys';
import { homeName, SEATS, sideOf, squareParts, waitingName } from './names';
import type { Seat, Square, View } from './types';

/** A sentence of phrases. */
const sentence = (phrases: readonly string[]): string => {
  const text = phrases.join(', ');
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
};

function square(view: View, seat: Seat, number: Square): About | null {
  if (!SEATS.includes(seat) || number < 1 || number > way().length) return null;
  const { motif, safe } = placeOf(number);
  const shared = isShared(number);
  const rosette = motif === 'rosette';
  return {
    title: shared ? t('ur-web-about-middle', { square: number }) : t(`ur-web-about-${sideOf(seat)}`, { square: number }),
    lines: [
      sentence(squareParts(view, seat, number)),
      shared ? t('ur-web-about-meeting') : t('ur-web-about-own'),
      ...(rosette ? [t('ur-web-about-rosette')] : []),
      ...(safe ? [t('ur-web-about-safe')] : []),
    ],
    rules: ['UR-S2', 'UR-M2', ...(shared ? ['UR-M3'] : []), ...(safe ? ['UR-M4'] : []), ...(rosette ? ['UR-M5'] : [])],
    provenance: squareKnown(number),
  };
}

export function about(key: Key, view: View): About | null {
  const [kind, first, second] = parts(key);
  switch (kind) {
    case 'middle':
      return square(view, 0, first);
    case 'own':
      return square(view, first, second);
    case 'waiting':
      return { title: waitingName(view, first), lines: [t('ur-web-about-waiting')], rules: ['UR-S1', 'UR-M1'], provenance: piecesKnown() };
    case 'home':
      return { title: homeName(view, first), lines: [t('ur-web-about-home')], rules: ['UR-M6', 'UR-E1'] };
    case DICE:
      return {
        title: t('ur-web-dice', { threw: view.threw }),
        lines: [t('ur-web-about-dice'), t('ur-web-about-chances')],
        rules: ['UR-T1', 'UR-T2', 'UR-T3'],
        provenance: diceKnown(),
      };
    default:
      return null;
  }
}
