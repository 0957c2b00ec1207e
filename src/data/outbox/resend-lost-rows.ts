/** Everything that a restored server has lost, at one word of its person: what must be looked at first stays. */
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import { applyMineAgain } from './conflict.ts';
import { sendAgain } from './rejected-rows.ts';
import { canResend } from './recoverable-rows.ts';

/** What is held goes by itself behind the one in its way. */
export async function sendLostAgain(db: Db, ports: Ports): Promise<void> {
  for (const { n, state } of await db.outbox.filter(canResend).sortBy('n')) {
    if (state === 'rejected') await sendAgain(db, ports, n);
    else if (state === 'conflict') await applyMineAgain(db, ports, { n });
  }
}
