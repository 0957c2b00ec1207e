import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { pageWorkers } from './scripts/page-workers.mjs';

/** Everything but the browser: law, contract, data, documents, server, and device and server in one process. */
export default defineConfig({
  plugins: [pageWorkers()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/test-database.ts'],
    setupFiles: ['tests/support/patience.ts', 'tests/support/second-tries.ts'],
    retry: 1, // named at the end of the run: `second-tries.ts`
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000, // a busy machine is slow, not wrong
    hookTimeout: 120_000,
    // A screen of a finished file whose last answer comes after jsdom has taken `window` away: no browser does that.
    onUnhandledError: ({ message, stack }) =>
      !(message === 'window is not defined' && stack?.includes('react-dom-client') === true),
    env: {
      TZ: 'America/Los_Angeles', // a wrong zone on purpose: legal dates must not depend on the machine's
      PROPERTY_SEED: process.env['PROPERTY_SEED'] ?? String(randomInt(2 ** 31)), // `tests/support/fast-check.ts`
    },
  },
});
