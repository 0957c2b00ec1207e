/** Waits longer on a busy machine, and lets React finish before a file's `window` is removed. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { keepingStyles } from './computed-styles.ts';
import { settled } from './passing-time.ts';

configure({ asyncUtilTimeout: 10_000 });
if (typeof document !== 'undefined' && document.defaultView) {
  const view = document.defaultView; // `window` is the global object of the test
  view.getComputedStyle = keepingStyles(view.getComputedStyle.bind(view));
}

afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await settled();
});
