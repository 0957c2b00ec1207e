/** What an older version pulled and had no table for: the cursor has passed it, so it comes out of the parking. */
import { Dexie, type Transaction } from 'dexie';
import type * as z from 'zod/mini';
import type { Entity } from '#contract/changes.ts';
import type { ParkedRow } from './db.ts';

interface Taken {
  readonly entity: Entity;
  readonly table: string;
  /** Fetched by the one start that needs it; no other start waits for schemas. */
  readonly schema: () => Promise<z.ZodMiniType>;
}

/** The upgrade of a version that brings the table; what cannot be read stays where it is. */
export const takeInParked =
  ({ entity: wanted, table, schema }: Taken) =>
  async (tx: Transaction): Promise<void> => {
    const parked = tx.table<ParkedRow, [string, string]>('parked');
    const rows = await parked.filter(({ entity }) => entity === wanted).toArray();
    if (rows.length === 0) return;
    const known = await Dexie.waitFor(schema());
    for (const { entity, id, data, seen } of rows) {
      if (!known.safeParse(data).success) continue;
      await tx.table(table).put({ ...Object(data), asOf: null, seen });
      await parked.delete([entity, id]);
    }
  };
