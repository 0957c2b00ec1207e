/** What is only ever added and never changed (an assessment, feedback) is on the server; inside the caller's transaction. */
import type { Desk, Settled } from './desk.ts';
import { metaOf } from '#data/store/meta.ts';
import { putAway } from './outbox.ts';
import { instant } from '#data/store/ports.ts';

interface Stamp {
  readonly asOf: string;
  readonly seen: number;
}

/** The row goes with its receipt, and the server's copy takes the place of the local one. */
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
