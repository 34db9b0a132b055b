import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Two files at a time: they share a server, a browser and two cores, and games in real time mostly wait.
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  cacheDir: 'node_modules/.vite-e2e',
  test: {
    // What is true of one title only is tested in the folder of its board.
    include: ['e2e/*.test.ts', 'src/boards/*/*.e2e.ts'],
    environment: 'node',
    globalSetup: 'e2e/help/house.ts',
    maxWorkers: 2,
    // On CI's shared cores a browser now and then stands still for seconds. What passes only the second time is reported as
    // such; at a desk nothing is tried twice.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
