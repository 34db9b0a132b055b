/** Whether what is written can be read. */

import type { Page } from './index';

/** What eyes can read, in pixels. */
export const LEGIBLE = 11;

/** What is written smaller than this, in pixels of the screen. */
export function unreadable(on: Page, least: number): Promise<string[]> {
  return on.evaluate((least) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const within = text.parentElement;
      if (!within || !text.textContent?.trim() || !within.checkVisibility() || within.closest('.heard, title')) continue;
      // What stands in a drawing is as large as the drawing is drawn.
      const drawn = within instanceof SVGGraphicsElement ? within.getScreenCTM() : null;
      const size = Number.parseFloat(getComputedStyle(within).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      if (size < least && within.getBoundingClientRect().width > 0) found.push(`${text.textContent.trim()}: ${size.toFixed(1)} px`);
    }
    return found;
  }, least);
}
