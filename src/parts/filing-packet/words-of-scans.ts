/** Words on the scanned pages of the bound documents, for the search in the packet. */
import { keepScannedWords, scannedWordsOf } from '#data/records/document/scanned-words.ts';
import type { Db } from '#data/store/db.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import type { PageWords } from '#domain/files/page-words.ts';
import type { ScannedWords } from '#documents/packet/bind-packet.ts';
import { wordsOfPage } from '#parts/ocr/ocr-page.ts';
import { readPaperFile } from '#parts/ocr/read-paper-file.ts';
import type { BoundFile } from './use-attached.ts';

interface ScanOptions {
  /** False: only words that are known. */
  readonly readsScans: boolean;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** A document that cannot be read is bound without words. */
export async function wordsOfScans(
  db: Db,
  files: readonly BoundFile[],
  { readsScans, onProgress, signal }: ScanOptions,
): Promise<ScannedWords> {
  const words: (readonly PageWords[] | null)[] = [];
  for (const [at, file] of files.entries()) {
    const share = (done: number) => onProgress((at + done) / files.length);
    const known = await scannedWordsOf(db, file.sha256);
    const isRead = known !== null || !readsScans || signal.aborted;
    words.push(isRead ? known : await readWords(db, file, { onProgress: share, signal }));
  }
  return words;
}

async function readWords(
  db: Db,
  { sha256 }: BoundFile,
  options: Omit<ScanOptions, 'readsScans'>,
): Promise<readonly PageWords[] | null> {
  const bytes = await bytesOf(db, sha256);
  const reading = bytes && (await readPaperFile(bytes, { language: null, ...options }));
  if (reading?.kind !== 'text' || reading.scans.length === 0) return null;
  const pages = reading.scans.map(({ page }) => wordsOfPage(page));
  await keepScannedWords(db, sha256, pages);
  return pages;
}
