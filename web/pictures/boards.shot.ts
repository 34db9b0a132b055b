/** Pictures of every board, to look at: five sizes, day and night, at the start, half way and at the end. `npm run pictures`
 * writes them to `pictures/taken/` beside a page of what was measured: what changed since the last run, what is written too
 * faintly, and how long a phone's page is. Part of a name takes only those: `npm run pictures -- -t middle`. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';

import { TITLES } from '../src/gen/titles';
import { difference, faint } from './measure';

const SIZES = {
  desk: [1366, 768],
  wide: [1920, 1080],
  huge: [2560, 1440],
  phone: [390, 844],
  sideways: [844, 390],
} as const;
const WHENS = ['start', 'middle', 'end'] as const;
const THEMES = ['light', 'dark'] as const;
/** How eyes that miss a colour see the board: what DevTools simulate. */
const EYES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const FOLDER = resolve(process.env['PANTHEON_PICTURES'] ?? join(import.meta.dirname, 'taken'));
/** The sizes that are asked for, all if none is: `PANTHEON_SIZES=desk,phone`. */
const asked = process.env['PANTHEON_SIZES']?.split(',');
const sizes = (Object.keys(SIZES) as (keyof typeof SIZES)[]).filter((size) => asked?.includes(size) ?? true);
const language = process.env['PANTHEON_LANGUAGE'] === 'pt-BR' ? 'pt-BR' : 'en';

let browser: Browser;
const pages = new Map<boolean, Page>();
let eyes: CDPSession;
const told: string[] = [];

/** Takes a picture, and tells how much of it changed. */
async function take(on: Page, name: string, whole = false): Promise<void> {
  const path = join(FOLDER, `${name}.png`);
  const before = await readFile(path).catch(() => null);
  const after = await on.screenshot({ animations: 'disabled', fullPage: whole });
  await writeFile(path, after);
  if (before === null || before.equals(after)) return;
  const share = await difference(on, before, after);
  if (share > 0.0005) told.push(`| ${name} | ${(share * 100).toFixed(1)} % changed |`);
}

beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  browser = await chromium.connect(inject('camera'));
  for (const touch of [false, true]) {
    const context = await browser.newContext({ hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', deviceScaleFactor: 1 });
    const page = await context.newPage();
    page.on('pageerror', (error) => told.push(`| page | ${String(error)} |`));
    await page.goto(inject('studio'));
    await page.waitForFunction(() => typeof globalThis.show === 'function');
    pages.set(touch, page);
  }
  eyes = await browser.contexts()[0]!.newCDPSession(pages.get(false)!);
});

afterAll(async () => {
  await browser.close();
  await writeFile(join(FOLDER, 'measured.md'), `| picture | measured |\n|---|---|\n${told.join('\n')}\n`);
});

describe.each(TITLES.map(({ id }) => id))('%s', (title) => {
  test.each(WHENS)(`${title} %s`, async (when) => {
    for (const size of sizes) {
      const touch = size === 'phone' || size === 'sideways';
      const page = pages.get(touch)!;
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        if (theme === 'light')
          await page.evaluate(([title, when, language]) => globalThis.show(title, when, language), [title, when, language] as const);
        const name = `${title}-${when}-${size}-${theme}`;
        await take(page, name);
        if (size === 'desk')
          for (const { text, contrast } of await faint(page)) told.push(`| ${name} | ${text}: ${contrast.toFixed(2)} to 1 |`);
      }
      if (touch) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const long = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
        told.push(`| ${title}-${when}-${size} | ${long.toFixed(1)} screens long |`);
        if (long > 1.05) await take(page, `${title}-${when}-${size}-whole`, true);
      }
      if (size === 'desk' && when === 'middle') {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        for (const type of EYES) {
          await eyes.send('Emulation.setEmulatedVisionDeficiency', { type });
          await take(page, `${title}-${when}-${size}-${type}`);
        }
        await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
      }
    }
  });
});
