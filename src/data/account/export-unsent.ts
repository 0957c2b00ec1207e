/**
 * Unsent work of this device as readable JSON: drafts, orders, reports and outbox rows. It contains no token.
 */
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { typedForms } from '#data/store/form-drafts.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { KINDS } from '#data/records/kinds.ts';

export async function exportUnsent(db: Db, ports: Ports): Promise<string> {
  const user = await getMeta(db, 'user');
  const unfinished = await Promise.all(KINDS.all.map(async (kind) => kind.unfinished?.(db)));
  const exportData = {
    format: 'zamanat-unsent-1',
    exportedAt: nowIso(ports),
    user,
    ...Object.assign({}, ...unfinished),
    forms: await typedForms(db),
    unsent: await db.outbox.orderBy('n').toArray(),
  };
  return JSON.stringify(exportData, null, 2);
}
