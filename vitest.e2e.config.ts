import { defineConfig } from 'vitest/config';

/** In a real Chromium, against the built product: one browser at a time, on two cores. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
