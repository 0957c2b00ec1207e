/** Stores the screen language for the service worker, which cannot read local storage. */
import type { SharedDb } from './shared-db.ts';
import { within } from './within.ts';

const LANGUAGE = 'language';

/** `open()` can block forever behind another tab. */
const PATIENCE_MS = 2_000;

export async function keepLanguageForWorker(shared: SharedDb, language: string): Promise<void> {
  await shared.rows.put({ k: LANGUAGE, v: language });
}

/** Undefined if the database fails or does not answer in time: no notification may be lost for it. */
export async function languageForWorker(shared: SharedDb): Promise<string | undefined> {
  try {
    return (await within(PATIENCE_MS, shared.rows.get(LANGUAGE)))?.v;
  } catch {
    return undefined; // see above
  }
}
