/** How far a record has got that is only ever added and never changed: an assessment, feedback. */
import { NEEDS_YOU, type OutboxState } from './outbox-row.ts';

export type AddedSync = 'waiting' | 'sent' | 'needs-you';

/** 0 is the version of what the server does not have yet; `state` is that of its row in the outbox, where it has one. */
export function syncOf(version: number, state: OutboxState | undefined): AddedSync {
  if (version > 0 || state === undefined) return 'sent';
  return NEEDS_YOU.includes(state) ? 'needs-you' : 'waiting';
}
