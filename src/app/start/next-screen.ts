/** Delays background loading until the current navigation has rendered. */
import { afterPaint } from '#ui/after-paint.ts';

/** Time for the screen to read its data from the device. */
const MOMENT_MS = 500;
/** Fallback if no screen renders: background work must run anyway. */
const LONGEST_MS = 5_000;

const waiters = new Set<() => void>();

/** Resolves a moment after the next screen is painted. */
export const nextScreen = (): Promise<void> =>
  new Promise((resolve) => {
    waiters.add(resolve);
    setTimeout(resolve, LONGEST_MS);
  });

/** Called by each screen when it renders. */
export async function screenDrawn(): Promise<void> {
  await afterPaint();
  await new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS);
  });
  for (const go of waiters) go();
  waiters.clear();
}
