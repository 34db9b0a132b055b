/** Builds the page that shows boards, and serves it with a browser beside it. */

import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { chromium } from 'playwright-core';
import { build, preview, type InlineConfig } from 'vite';
import type { TestProject } from 'vitest/node';

import { toml } from '../build/toml.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the boards are shown. */
    studio: string;
    /** Where the browser listens. */
    camera: string;
  }
}

const ROOT = resolve(import.meta.dirname, 'page');
const OUT = resolve(import.meta.dirname, '../node_modules/.pictures');

export default async function studio(project: TestProject): Promise<() => Promise<void>> {
  const config: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [toml(), svelte({ configFile: resolve(import.meta.dirname, '../svelte.config.js') })],
    worker: { format: 'es' },
    resolve: { conditions: ['browser'] },
    build: { outDir: OUT, emptyOutDir: true, target: 'es2022', minify: false, assetsInlineLimit: 0, reportCompressedSize: false },
    preview: { host: '127.0.0.1', port: 0 },
  };
  await build(config);
  const served = await preview(config);
  const browser = await chromium.launchServer({
    executablePath: process.env['PANTHEON_CHROMIUM'] ?? '/usr/bin/chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--font-render-hinting=none'],
  });
  project.provide('studio', served.resolvedUrls?.local[0] ?? '');
  project.provide('camera', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
  };
}
