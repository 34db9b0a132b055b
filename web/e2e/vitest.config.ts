import { defineConfig } from 'vitest/config';

// Two files at a time: they share a server, a browser and two cores, and games in real time mostly wait.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: './help/house.ts',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
