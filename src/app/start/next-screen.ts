/** Delays background loading until the current navigation has rendered. */
import { afterPaint } from '#ui/after-paint.ts';

/** Time for the screen to read its data from the device. */
const MOMENT_MS = 500;
/** Fallback if no screen renders: background work must run anyway. */
const LONGEST_MS = 5_000;

/** Fallback for a page without a screen, such as a shared link. */
const SHORT_MS = 2_000;

const waiters = new Set<() => void>();
const renderWaiters = new Set<() => void>();

/** Resolves a moment after the next screen is painted. */
export const nextScreen = (): Promise<void> =>
  new Promise((resolve) => {
    waiters.add(resolve);
    setTimeout(resolve, LONGEST_MS);
  });

/** Resolves when the next screen has rendered, before it is painted. */
export const nextRender = (): Promise<void> =>
  new Promise((resolve) => {
    renderWaiters.add(resolve);
    setTimeout(resolve, SHORT_MS);
  });

/** Called by each screen when it renders. */
export async function screenDrawn(): Promise<void> {
  for (const go of renderWaiters) go();
  renderWaiters.clear();
  await afterPaint();
  await new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS);
  });
  for (const go of waiters) go();
  waiters.clear();
}
