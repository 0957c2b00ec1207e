/** What is not drawn waits for what is: nothing of it is fetched while a screen is still on its way. */
import { afterPaint } from '#ui/after-paint.ts';

/** For the screen to read what it shows: the device answers in this time. */
const MOMENT_MS = 500;
/** For a screen that never comes: what runs behind must run all the same. */
const LONGEST_MS = 5_000;

const waiting = new Set<() => void>();

/** Resolves when the next screen stands painted, and has had a moment to itself. */
export const nextScreen = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST_MS);
  });

/** Each screen says so as it is drawn. */
export async function screenDrawn(): Promise<void> {
  await afterPaint();
  await new Promise((resolve) => {
    setTimeout(resolve, MOMENT_MS);
  });
  for (const go of waiting) go();
  waiting.clear();
}
