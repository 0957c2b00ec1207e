/** Words that the reader found on the pictures of a file. They can be read again, so they are cached only. */
import type { PageWords } from '#domain/files/page-words.ts';
import { getCache, setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';
import { bestEffort } from '#data/store/storage-full.ts';

/** Without space they are read again when they are needed. */
export async function keepScannedWords(db: Db, sha256: string, pages: readonly PageWords[]): Promise<void> {
  await bestEffort(setCache(db, `words:${sha256}`, pages));
}

export const scannedWordsOf = (db: Db, sha256: string): Promise<readonly PageWords[] | null> =>
  getCache(db, `words:${sha256}`);
