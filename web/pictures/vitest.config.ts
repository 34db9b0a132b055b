import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite-pictures',
  test: {
    include: ['pictures/*.shot.ts'],
    environment: 'node',
    globalSetup: 'pictures/studio.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
