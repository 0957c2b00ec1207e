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
    setupFiles: ['tests/support/patience.ts'],
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    maxWorkers: 3, // of two cores: a test that waits for its database leaves one free
    testTimeout: 60_000, // a busy machine is slow, not wrong
    hookTimeout: 120_000,
    env: {
      TZ: 'America/Los_Angeles', // a wrong zone on purpose: legal dates must not depend on the machine's
      PROPERTY_SEED: process.env['PROPERTY_SEED'] ?? String(randomInt(2 ** 31)), // `tests/support/fast-check.ts`
    },
  },
});
