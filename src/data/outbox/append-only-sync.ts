/** Sync state of append-only records: assessments and feedback. */
import { NEEDS_YOU, type OutboxState } from '#data/store/outbox-row.ts';

export type AddedSync = 'waiting' | 'sent' | 'needs-you';

/** Version 0 means not on the server. `state` is that of the outbox row, if there is one. */
export function syncOf(version: number, state: OutboxState | undefined): AddedSync {
  if (version > 0 || state === undefined) return 'sent';
  return NEEDS_YOU.includes(state) ? 'needs-you' : 'waiting';
}
