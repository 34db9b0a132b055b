/** Clocks that run on between two updates. */

import type { ClockFace } from '../gen';

/** What is left on a clock now. `told`: the source's clock when the face was told; `now`: its clock now. */
export function leftNow(face: ClockFace, told: number, now: number): number {
  return Math.max(0, face.runs ? face.left - Math.max(0, now - told) : face.left);
}

/** A clock is low in its last half minute. */
export const LOW = 30_000;

/** A clock as people read it: 3 d 4 h, 1:02:03, 4:05, and tenths at the very end. */
export function clockText(left: number): string {
  const tenths = Math.floor(left / 100);
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  if (left < 10_000) return `0:0${seconds}.${tenths % 10}`;
  return `${minutes}:${two(seconds % 60)}`;
}
