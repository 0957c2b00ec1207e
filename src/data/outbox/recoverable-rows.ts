import type { OutboxRow } from './outbox-row.ts';

/** Lost by a restored server, and free to go again; an order on a text that has changed is signed anew by its judge. */
export const canResend = ({ state, op, lastError }: OutboxRow): boolean =>
  lastError?.code === 'lost-by-server' &&
  (state === 'rejected' || state === 'held' || (state === 'conflict' && op !== 'decide'));
