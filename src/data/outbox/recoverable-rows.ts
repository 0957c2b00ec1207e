import type { OutboxRow } from '#data/store/outbox-row.ts';

/** Lost by a restored server and ready to resend. A judge must sign an order on a changed text again. */
export const canResend = ({ state, op, lastError }: OutboxRow): boolean =>
  lastError?.code === 'lost-by-server' &&
  (state === 'rejected' || state === 'held' || (state === 'conflict' && op !== 'decide'));
