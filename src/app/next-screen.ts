/** What is not drawn waits for what is: nothing of it is fetched while a screen is still on its way. */
import { painted } from '#ui/painted.ts';

/** For a screen that never comes: what runs behind must run all the same. */
const LONGEST_MS = 5_000;

const waiting = new Set<() => void>();

/** Resolves when the next screen stands painted. */
export const nextScreen = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, LONGEST_MS);
  });

/** Each screen says so as it is drawn. */
export async function screenDrawn(): Promise<void> {
  await painted();
  for (const go of waiting) go();
  waiting.clear();
}
