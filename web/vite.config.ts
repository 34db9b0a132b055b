import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './build/offline.ts';
import { press } from './build/press.ts';
import { toml } from './build/toml.ts';

/** The server that `npm run dev` talks to. */
const SERVER = process.env['PANTHEON_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [toml(), svelte(), offline(), press()],
  worker: { format: 'es' },
  build: { target: 'es2022', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } }, fs: { allow: ['..'] } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // A drawn board takes seconds on a busy machine.
  test: { environment: 'happy-dom', testTimeout: 60_000, include: ['src/**/*.test.ts'] },
});
