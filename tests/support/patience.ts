/** Waits longer on a busy machine, and lets React finish before a file's `window` is removed. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { settled } from './passing-time.ts';

configure({ asyncUtilTimeout: 10_000 });

afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await settled();
});
