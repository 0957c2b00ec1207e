/** Resends all rows that a restored server has lost, when the user asks. Rows that need a decision stay. */
import { applyMineAgain } from './conflict.ts';
import type { Engine, LocalEngine } from './engine.ts';
import { sendAgain } from './rejected-rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Kinds } from './kinds.ts';

/** Held rows follow automatically once the row before them is sent. */
export async function sendLostAgain(engine: Engine): Promise<void> {
  const { db, kinds } = engine;
  const rows = await db.outbox.filter((row) => canResend(kinds, row)).sortBy('n');
  for (const { n, state } of rows) {
    if (state === 'rejected') await sendAgain(engine, n);
    else if (state === 'conflict') await applyMineAgain(engine, { n });
  }
}

/** Lost by a restored server and ready to resend. A judge must sign an order on a changed text again. */
function canResend(kinds: Kinds, row: OutboxRow): boolean {
  const { state, lastError } = row;
  if (lastError?.code !== 'lost-by-server') return false;
  if (state === 'conflict') return kinds.operationOf(row)?.inConflict !== 'sign';
  return state === 'rejected' || state === 'held';
}

/** Number of rows that can be resent at once after a server restore. */
export const countResendable = ({ db, kinds }: LocalEngine): Promise<number> =>
  db.outbox.filter((row) => canResend(kinds, row)).count();
