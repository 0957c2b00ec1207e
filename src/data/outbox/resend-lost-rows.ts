/** Resends all rows that a restored server has lost, when the user asks. Rows that need a decision stay. */
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { applyMineAgain } from './conflict.ts';
import { sendAgain } from './rejected-rows.ts';
import { canResend } from './recoverable-rows.ts';

/** Held rows follow automatically once the row before them is sent. */
export async function sendLostAgain(db: Db, ports: Ports): Promise<void> {
  for (const { n, state } of await db.outbox.filter(canResend).sortBy('n')) {
    if (state === 'rejected') await sendAgain(db, ports, n);
    else if (state === 'conflict') await applyMineAgain(db, ports, { n });
  }
}
