/** The counted dates of each matter, kept on the device: a start counts only what is new, and all of them once a day. */
import type { Db } from '#data/store/db.ts';
import type { MetaRow } from '#data/store/meta.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';

export interface KeptClock {
  /** What it was counted from: facts, day, edition of the law, and the code that counted. */
  readonly of: string;
  readonly clock: MatterClock;
}

export interface KeptClocks {
  /** In the order asked; undefined where none is kept. */
  readonly read: (caseIds: readonly string[]) => Promise<readonly (KeptClock | undefined)[]>;
  readonly write: (kept: ReadonlyMap<string, KeptClock>) => Promise<void>;
  /** Those of matters that are gone. */
  readonly forgetOthers: (caseIds: ReadonlySet<string>) => Promise<void>;
}

const PREFIX = 'clock:';
const nameOf = (caseId: string): MetaRow['k'] => `${PREFIX}${caseId}`;

export const keptClocks = (db: Db): KeptClocks => ({
  read: async (caseIds) => {
    const rows = await db.meta.bulkGet(caseIds.map(nameOf));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, under these names alone
    return rows.map((row) => row?.v as KeptClock | undefined);
  },
  write: async (kept) => {
    await db.meta.bulkPut([...kept].map(([caseId, v]) => ({ k: nameOf(caseId), v })));
  },
  forgetOthers: async (caseIds) => {
    const names = await db.meta.where('k').startsWith(PREFIX).primaryKeys();
    await db.meta.bulkDelete(names.filter((name) => !caseIds.has(name.slice(PREFIX.length))));
  },
});
