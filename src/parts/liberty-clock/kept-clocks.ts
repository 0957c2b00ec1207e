/**
 * Stores the counted dates of each matter, so that a start counts only changes, and all matters once a day.
 */
import type { Db } from '#data/store/db.ts';
import type { CacheRow } from '#data/store/cache.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';

export interface KeptClock {
  /** Fingerprint of the input: facts, day, law edition and code version. */
  readonly of: string;
  readonly clock: MatterClock;
}

export interface KeptClocks {
  /** In request order; undefined if not stored. */
  readonly read: (caseIds: readonly string[]) => Promise<readonly (KeptClock | undefined)[]>;
  readonly write: (kept: ReadonlyMap<string, KeptClock>) => Promise<void>;
  /** Deletes results of matters that no longer exist. */
  readonly forgetOthers: (caseIds: ReadonlySet<string>) => Promise<void>;
}

const PREFIX = 'clock:';
const nameOf = (caseId: string): CacheRow['k'] => `${PREFIX}${caseId}`;

export const keptClocks = (db: Db): KeptClocks => ({
  read: async (caseIds) => {
    const rows = await db.cache.bulkGet(caseIds.map(nameOf));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only written below, under these keys
    return rows.map((row) => row?.v as KeptClock | undefined);
  },
  write: async (clocks) => {
    await db.cache.bulkPut([...clocks].map(([caseId, v]) => ({ k: nameOf(caseId), v })));
  },
  forgetOthers: async (caseIds) => {
    const names = await db.cache.where('k').startsWith(PREFIX).primaryKeys();
    await db.cache.bulkDelete(names.filter((name) => !caseIds.has(name.slice(PREFIX.length))));
  },
});
