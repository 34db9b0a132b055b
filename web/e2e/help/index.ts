/** What a test needs: pages of people, pictures, and the judgement of axe. See the README. */

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';

export { startServer, type Server } from './server';
export type { Page } from 'playwright-core';

/** The sizes that every screen is made for. */
export const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } } as const;

/** What axe has to say of: WCAG 2.2, A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SHOTS = resolve(process.env['PANTHEON_SHOTS'] ?? join(import.meta.dirname, '../shots'));

export interface Wish {
  size?: keyof typeof SIZES;
  theme?: 'light' | 'dark';
  language?: 'en' | 'pt-BR';
  /** Whether pieces travel. They don't by default, so that nothing has to be waited for. */
  motion?: boolean;
  /** Another server than the one that all tests share. */
  server?: string;
}

interface Visit {
  context: BrowserContext;
  page: Page;
  /** What went wrong, as the browser tells it. */
  errors: string[];
  forgiven: RegExp[];
}

let browser: Browser | undefined;
const visits: Visit[] = [];

/** A new person with a browser of their own: nothing stored, no cookie. It is closed after the test. */
export async function page(wish: Wish = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const phone = wish.size === 'phone';
  const context = await browser.newContext({
    baseURL: wish.server ?? inject('address'),
    viewport: SIZES[wish.size ?? 'desk'],
    colorScheme: wish.theme ?? 'light',
    locale: wish.language ?? 'en',
    reducedMotion: wish.motion === true ? 'no-preference' : 'reduce',
    hasTouch: phone,
    isMobile: phone,
  });
  // A busy machine is no failure.
  context.setDefaultTimeout(90_000);
  const opened = await context.newPage();
  watch(context, opened);
  return opened;
}

/** Another tab of the same person. */
export async function tab(of: Page): Promise<Page> {
  const opened = await of.context().newPage();
  watch(of.context(), opened);
  return opened;
}

function watch(context: BrowserContext, opened: Page): void {
  const visit: Visit = { context, page: opened, errors: [], forgiven: [] };
  opened.on('console', (message) => {
    const refused = /status of 4\d\d/.test(message.text()) && /^\w+:\/\/[^/]+\/api\//.test(message.location().url);
    // That the server refuses something is an answer, and the client's to tell.
    if (message.type() === 'error' && !refused) visit.errors.push(`${message.text()} (${message.location().url})`);
  });
  opened.on('crash', () => visit.errors.push('The page crashed.'));
  opened.on('pageerror', (error) => visit.errors.push(String(error)));
  visits.push(visit);
}

/** Whatever fits this may go wrong on a page in this test, such as when the line is cut on purpose. */
export function forgive(of: Page, pattern: RegExp): void {
  visits.find((visit) => visit.page === of)?.forgiven.push(pattern);
}

/** Goes somewhere and waits until the page has its heading, which every page has. */
export async function go(on: Page, path: string): Promise<void> {
  await on.goto(path);
  await on.locator('h1').first().waitFor();
}

/** Takes a picture, into `shots/` or the folder that `PANTHEON_SHOTS` names. */
export async function screenshot(of: Page, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  await of.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled', timeout: 20_000 });
}

/** Fails unless axe finds nothing wrong with the page as it is now. */
export async function accessible(on: Page): Promise<void> {
  await on.evaluate(axe.source);
  const found = await on.evaluate(
    (values) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  );
  const wrong = found.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${violation.help}: ${node.html} ${node.failureSummary ?? ''}`),
  );
  expect(wrong, `axe at ${on.url()}`).toEqual([]);
}

afterEach(async ({ task }) => {
  const ended = visits.splice(0);
  if (task.result?.state === 'fail') {
    for (const [number, visit] of ended.entries()) {
      const name = `failed ${task.name} ${number}`.replace(/[^\w-]+/g, '-');
      // Of a page that answers no more there is no picture, and what is to be told is why the test failed.
      if (!visit.page.isClosed()) await screenshot(visit.page, name).catch(() => undefined);
    }
  }
  for (const context of new Set(ended.map((visit) => visit.context))) await context.close();
  const unforgiven = (visit: Visit): string[] => visit.errors.filter((error) => !visit.forgiven.some((pattern) => pattern.test(error)));
  expect(ended.flatMap(unforgiven), 'errors in the console').toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});
