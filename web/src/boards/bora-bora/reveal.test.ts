import { describe, expect, it } from 'vitest';
import { away, type Span } from './reveal';

const SIGHT: Span = { top: 0, bottom: 650 };

describe('what can be chosen on a board longer than the screen', () => {
  it('moves nothing as long as something of it is in sight', () => {
    expect(away([{ top: 590, bottom: 640 }], SIGHT)).toBe(0);
    // Something else may be nearer to the beginning of the board.
    expect(
      away(
        [
          { top: -900, bottom: -850 },
          { top: 20, bottom: 70 },
        ],
        SIGHT,
      ),
    ).toBe(0);
    // What stands out of the screen with an edge can be pressed all the same.
    expect(away([{ top: -20, bottom: 60 }], SIGHT)).toBe(0);
    expect(away([{ top: -100, bottom: 900 }], SIGHT)).toBe(0);
    expect(away([], SIGHT)).toBe(0);
  });

  it('comes into sight by the shortest way, wherever the nearest of it is', () => {
    expect(
      away(
        [
          { top: 700, bottom: 750 },
          { top: 1500, bottom: 1550 },
        ],
        SIGHT,
      ),
    ).toBe(100);
    expect(
      away(
        [
          { top: -900, bottom: -850 },
          { top: 700, bottom: 750 },
        ],
        SIGHT,
      ),
    ).toBe(100);
    expect(
      away(
        [
          { top: -60, bottom: -10 },
          { top: 900, bottom: 950 },
        ],
        SIGHT,
      ),
    ).toBe(-60);
  });

  it('begins with its beginning where it is higher than the screen', () => {
    expect(away([{ top: 700, bottom: 1600 }], SIGHT)).toBe(700);
  });
});
