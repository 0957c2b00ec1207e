/** Values that the app or the server can produce again: one row each, by name. Deleted first on a full device. */
import type { EntityTable, Transaction } from 'dexie';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import type { Court } from '#contract/case/court.ts';
import type { CourtCalendar } from '#contract/case/court-calendar.ts';
import type { PageWords } from '#domain/files/page-words.ts';

/** `build` names the code that wrote the value and can read it. */
export interface CachedScreen {
  readonly build: string;
  readonly value: unknown;
}

export interface KeptAvatar {
  readonly sha256: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The history that the server sent at that time. */
export interface KeptHistory {
  readonly at: string;
  readonly lines: readonly CaseHistoryLine[];
}

/** A cached part of a screen (`screen-cache.ts`). */
export type SeenName = `seen:${string}`;

export interface CacheValues {
  [seen: `seen:${string}`]: CachedScreen;
  /** The computed dates of a matter, one row each. */
  [clock: `clock:${string}`]: unknown;
  /** Last history of a case from the server, one row each (`case-history.ts`). */
  [history: `history:${string}`]: KeptHistory;
  /** Signed paper of an order, by application and order (`sealed-papers.ts`). */
  [order: `order:${string}`]: SealedPaper;
  /** Papers of an application as they were filed (`filed-papers.ts`). */
  [filed: `filed:${string}`]: readonly FiledPaper[];
  /** Words that were read from the pictures of a file, by its hash (`scanned-words.ts`). */
  [words: `words:${string}`]: readonly PageWords[];
  /** The account picture on this device. */
  avatar: KeptAvatar;
  /** Last known courts with a verified judge. */
  courts: Court[];
  /** The operator's calendars of High Courts. */
  calendars: CourtCalendar[];
  /** The browser's last answer to the request not to evict this device's data. */
  persistence: { readonly answer: 'granted' | 'denied' | 'unsupported'; readonly at: string };
}

export interface CacheRow {
  readonly k: keyof CacheValues;
  readonly v: unknown;
}

interface HasCache {
  readonly cache: EntityTable<CacheRow, 'k'>;
}

export async function getCache<K extends keyof CacheValues>(
  db: HasCache,
  k: K,
): Promise<CacheValues[K] | null> {
  const row = await db.cache.get(k);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by setCache, by the same table of types
  return row ? (row.v as CacheValues[K]) : null;
}

export async function setCache<K extends keyof CacheValues>(
  db: HasCache,
  k: K,
  v: CacheValues[K],
): Promise<void> {
  await db.cache.put({ k, v });
}

export async function clearCache(db: HasCache, ...keys: (keyof CacheValues)[]): Promise<void> {
  await db.cache.bulkDelete(keys);
}

/** Deletes the values of records that left this device; the id follows the prefix. `here` opens no record. */
export async function clearOfGone(
  db: HasCache,
  prefix: 'history:' | 'order:' | 'filed:',
  here: (ids: readonly string[]) => PromiseLike<readonly string[]>,
): Promise<void> {
  const names = await db.cache.where('k').startsWith(prefix).primaryKeys();
  const kept = new Set(await here(names.map(idIn)));
  await db.cache.bulkDelete(names.filter((name) => !kept.has(idIn(name))));
}

const idIn = (name: string): string => name.split(':')[1] ?? '';

const IS_CACHE = /^(?:seen:|clock:|history:|avatar$|courts$)/;

/** Versions 1 to 9 had these rows in `meta`. */
export async function moveCacheOutOfMeta(tx: Transaction): Promise<void> {
  const meta = tx.table<CacheRow, string>('meta');
  const rows = (await meta.toArray()).filter(({ k }) => IS_CACHE.test(k));
  await tx.table('cache').bulkPut(rows);
  await meta.bulkDelete(rows.map(({ k }) => k));
}
