import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { LocalEngine } from './engine.ts';
import type { Kinds } from './kinds.ts';

/** Lost by a restored server and ready to resend. A judge must sign an order on a changed text again. */
export function canResend(kinds: Kinds, row: OutboxRow): boolean {
  const { state, lastError } = row;
  if (lastError?.code !== 'lost-by-server') return false;
  if (state === 'conflict') return kinds.operationOf(row)?.inConflict !== 'sign';
  return state === 'rejected' || state === 'held';
}

/** Number of rows that can be resent at once after a server restore. */
export const countResendable = ({ db, kinds }: LocalEngine): Promise<number> =>
  db.outbox.filter((row) => canResend(kinds, row)).count();
