import { defineConfig } from 'vitest/config';

/** In a real Chromium, against the built product: two journeys at a time, each with its own server, folder and browsers. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    maxWorkers: 2, // a third one gained nothing: both processors are busy
    isolate: false, // the journeys load playwright once per worker
    maxConcurrency: 2, // of the walk through every screen: two browsers
    globalSetup: ['tests/e2e/support/empty-data.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } }, // a busy machine draws later, and no less
  },
});
