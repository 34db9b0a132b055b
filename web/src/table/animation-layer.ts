/** The page, as animations need it: ghosts of pieces that fly over the board. */

import { tick } from 'svelte';
import type { Motion } from '../boards/contract';
import { moves, pace } from '../settings.svelte';
import { sound } from './sounds';
import { thingAt, type Box } from './place';
import type { Running, AnimatedEvent, AnimationLayer } from './animation-queue';

const SVG = 'http://www.w3.org/2000/svg';
const LEAST = 22;
const MOST = 44;

function ghost({ piece, seat }: Motion, size: number, colour: (seat: number) => string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  if (seat !== undefined) svg.style.color = colour(seat);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${piece}`);
  use.setAttribute('width', String(size));
  use.setAttribute('height', String(size));
  svg.append(use);
  return svg;
}

const middle = (box: Box, size: number): string =>
  `translate(${box.left + box.width / 2 - size / 2}px, ${box.top + box.height / 2 - size / 2}px)`;

/** `sky`: where ghosts fly. `colour`: of a seat. `light`: what to do with the event that plays. */
export function animationLayer(
  sky: () => HTMLElement | null,
  colour: (seat: number) => string,
  light: (event: AnimatedEvent | null) => void,
): AnimationLayer {
  return {
    find: (key) => {
      const box = thingAt(key)?.getBoundingClientRect();
      return box && box.width + box.height > 0 ? box : null;
    },
    fly(motion, from, to, ms): Running {
      const home = sky();
      if (!home) return { done: Promise.resolve(), stop: () => undefined };
      const size = Math.max(LEAST, Math.min(MOST, Math.min(to.width, to.height)));
      const piece = ghost(motion, size, colour);
      home.append(piece);
      sound('piece');
      const flight = piece.animate(
        [
          { transform: middle(from, size), opacity: 0.6 },
          { transform: `${middle(to, size)} scale(1.15)`, opacity: 1, offset: 0.85 },
          { transform: middle(to, size), opacity: 0.9 },
        ],
        { duration: ms, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
      );
      const done = flight.finished.then(
        () => piece.remove(),
        () => piece.remove(),
      );
      return { done, stop: () => flight.finish() };
    },
    wait(ms): Running {
      let stop = (): void => undefined;
      const done = new Promise<void>((end) => {
        const timer = setTimeout(end, ms);
        stop = () => {
          clearTimeout(timer);
          end();
        };
      });
      return { done, stop: () => stop() };
    },
    settled: tick,
    light,
    pace: () => (moves() && document.visibilityState === 'visible' ? pace() : 0),
  };
}
