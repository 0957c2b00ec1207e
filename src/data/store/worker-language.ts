/** Stores the screen language for the service worker, which cannot read local storage. */
import type { SharedDb } from './shared-db.ts';

const LANGUAGE = 'language';

export async function keepLanguageForWorker(shared: SharedDb, language: string): Promise<void> {
  await shared.rows.put({ k: LANGUAGE, v: language });
}

export async function languageForWorker(shared: SharedDb): Promise<string | undefined> {
  return (await shared.rows.get(LANGUAGE))?.v;
}
