import { defineConfig } from 'vitest/config';

// One file at a time: they share a server, a browser and two cores.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: './help/house.ts',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
