import type { Db } from '#data/store/db.ts';
import { courtTimeOf } from '#data/store/clock.ts';
import type { Ports } from '#data/store/ports.ts';

const KEPT_MS = 90 * 24 * 3_600_000;

/** No receipt is older than the first release. An earlier date is that of a wrong clock, such as 1970. */
const FIRST_RELEASE = '2026-11-01T00:00:00.000Z';

/** Receipts answer "did my filing go?" for 90 days. One with an impossible date is kept 90 days from now. */
export async function forgetOldReceipts(db: Db, ports: Ports): Promise<void> {
  const now = await courtTimeOf(db, ports); // server time: a clock that is years ahead must not delete all receipts
  await db.receipts.where('at').below(FIRST_RELEASE).modify({ at: now.toISOString() });
  await db.receipts
    .where('at')
    .below(new Date(now.getTime() - KEPT_MS).toISOString())
    .delete();
}
