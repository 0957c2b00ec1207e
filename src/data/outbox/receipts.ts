import type { Db } from '#data/store/db.ts';
import { later, type Ports } from '#data/store/ports.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Receipts answer "did my filing go?" for 90 days. */
export async function forgetOldReceipts(db: Db, ports: Ports): Promise<void> {
  await db.receipts.where('at').below(later(ports, -KEPT_MS)).delete();
}
