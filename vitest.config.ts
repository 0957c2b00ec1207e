import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { pageWorkers } from './scripts/page-workers.mjs';

/** All but screens and what changes a module: loading the modules again for each file would take longer than the tests. */
const SHARED_FOLDERS = [
  'app',
  'architecture',
  'chat',
  'contract',
  'data',
  'documents',
  'domain',
  'kernel',
  'law',
  'law-explain',
  'offline',
  'parts',
  'reading',
  'server',
  'specification',
  'text',
  'ui',
];
const SHARED = SHARED_FOLDERS.map((folder) => `tests/${folder}/**/*.test.ts`);
const common = {
  setupFiles: 'tests/support/patience.ts',
  expect: { poll: { timeout: 10_000 } },
  pool: 'forks',
  testTimeout: 60_000, // a busy machine is slow, not wrong
  hookTimeout: 120_000,
  env: {
    TZ: 'America/Los_Angeles', // a wrong zone on purpose: legal dates must not depend on the machine's
    PROPERTY_SEED: process.env['PROPERTY_SEED'] ?? String(randomInt(2 ** 31)), // `tests/support/fast-check.ts`
  },
} as const;

/** Everything but the browser: law, contract, data, documents, server, and device and server in one process. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [pageWorkers()],
        test: {
          ...common,
          name: 'shared',
          include: SHARED,
          isolate: false,
          globalSetup: ['tests/support/test-database.ts'],
        },
      },
      {
        plugins: [pageWorkers()],
        test: {
          ...common,
          name: 'alone',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**', ...SHARED],
          globalSetup: ['tests/support/test-database.ts'],
        },
      },
    ],
  },
});
