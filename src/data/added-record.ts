/** What is only ever added and never changed: an assessment, feedback. 0 is the version of what the server does not have yet. */
import type { Desk, Settled } from './desk.ts';
import { metaOf } from './meta.ts';
import { putAway } from './outbox.ts';
import { NEEDS_YOU, type OutboxState } from './outbox-row.ts';
import { instant } from './ports.ts';

export type AddedSync = 'waiting' | 'sent' | 'needs-you';

/** `state` is that of its row in the outbox, where it has one. */
export function syncOf(version: number, state: OutboxState | undefined): AddedSync {
  if (version > 0 || state === undefined) return 'sent';
  return NEEDS_YOU.includes(state) ? 'needs-you' : 'waiting';
}

interface Stamp {
  readonly asOf: string;
  readonly seen: number;
}

/** The row goes with its receipt, and the server's copy takes the place of the local one; inside the caller's transaction. */
export async function acceptAdded<T extends { readonly version: number }>(
  { db, ports, row }: Desk,
  entity: T,
  keep: (copy: T & Stamp) => Promise<unknown>,
): Promise<Settled> {
  const at = instant(ports);
  await putAway(db, row, { at, outcome: 'accepted', version: entity.version });
  await keep({ ...entity, asOf: at, seen: (await metaOf(db, 'epoch')) ?? 0 });
  return 'sent';
}
