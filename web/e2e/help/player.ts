/** How somebody works the pages: by mouse here, by keys alone in `keys`, by what a screen reader finds in `tree`. */

import type { Page } from './index';
import { playOn, rest, type Hurry, type Played } from './play';

export interface Player {
  readonly page: Page;
  /** Presses the thing of this name, once it is there and may be pressed. */
  press(role: 'button' | 'checkbox' | 'radio', name: string | RegExp): Promise<void>;
  /** Plays on at the table that the page shows. */
  play(hurry: Hurry): Promise<Played>;
  /** Ends `play`. */
  rest(): Promise<void>;
}

/** Who can set up a table as well. */
export interface Host extends Player {
  /** Writes into the field of this name. */
  fill(name: string, text: string): Promise<void>;
}

export function byMouse(page: Page): Host {
  return {
    page,
    press: (role, name) => page.getByRole(role, { name }).click(),
    fill: (name, text) => page.getByLabel(name).fill(text),
    play: (hurry) => playOn(page, hurry),
    rest: () => rest(page),
  };
}
