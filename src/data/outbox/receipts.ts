import type { Db } from '#data/store/db.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import type { Ports } from '#data/store/ports.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** Receipts answer "did my filing go?" for 90 days. */
export async function forgetOldReceipts(db: Db, ports: Ports): Promise<void> {
  const now = await courtTimeOf(db, ports); // server time: a clock that is years ahead must not delete all receipts
  await db.receipts
    .where('at')
    .below(new Date(now.getTime() - KEPT_MS).toISOString())
    .delete();
}
