/** What all tests share: one server and one browser. */

import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

import { startServer } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server is. */
    address: string;
    /** Where the browser listens. */
    browser: string;
  }
}

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default async function house(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const browser = await chromium.launchServer({
    executablePath: process.env['PANTHEON_CHROMIUM'] ?? '/usr/bin/chromium',
    // Root can't have Chromium's sandbox, and CI is root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: FLAGS,
  });
  project.provide('address', server.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.end();
  };
}
