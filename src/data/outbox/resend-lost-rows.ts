/** Resends all rows that a restored server has lost, when the user asks. Rows that need a decision stay. */
import { applyMineAgain } from './conflict.ts';
import type { Engine } from './engine.ts';
import { sendAgain } from './rejected-rows.ts';
import { canResend } from './recoverable-rows.ts';

/** Held rows follow automatically once the row before them is sent. */
export async function sendLostAgain(engine: Engine): Promise<void> {
  const { db, kinds } = engine;
  const rows = await db.outbox.filter((row) => canResend(kinds, row)).sortBy('n');
  for (const { n, state } of rows) {
    if (state === 'rejected') await sendAgain(engine, n);
    else if (state === 'conflict') await applyMineAgain(engine, { n });
  }
}
