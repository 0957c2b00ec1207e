import { defineConfig } from 'vitest/config';

/** In a real Chromium, against the built product: one browser at a time, on two cores. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    globalSetup: ['tests/e2e/support/empty-data.ts'],
    setupFiles: ['tests/support/second-tries.ts'],
    retry: 1, // named at the end of the run
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
