/**
 * Whether this device has all records of its user. Before the first finished pull, and after damage, an empty
 * list proves nothing.
 */
import type { Db } from './db.ts';
import { isDemonstration } from './demonstration-person.ts';
import { changeState, stateOf } from './meta.ts';

export type RecordsState =
  | { readonly kind: 'known' }
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly at: string; readonly msg: string };

export async function recordsState(db: Db): Promise<RecordsState> {
  const { firstPull: first, cursor, resync } = await stateOf(db, 'sync');
  if (first?.state === 'failed') return { kind: 'failed', at: first.at, msg: first.msg };
  if (first) return { kind: 'fetching' };
  const isKnown = cursor !== undefined || resync !== undefined;
  // no server has records of the demonstration
  return { kind: isKnown || (await isDemonstration(db)) ? 'known' : 'fetching' };
}

/** The time up to which lists and figures are complete; null before the first finished pull. */
export async function lastFinishedPull(db: Db): Promise<string | null> {
  const { pullFinishedAt: finished = null, pulledAt = null } = await stateOf(db, 'sync');
  if (finished !== null || (await recordsState(db)).kind !== 'known') return finished;
  return pulledAt; // stored by an older app
}

/** Call in the transaction that stores a page of changes. */
export async function recordFirstPage(
  db: Db,
  { isLast, at }: { isLast: boolean; at: string },
): Promise<void> {
  await changeState(db, 'sync', { firstPull: isLast ? null : { state: 'running', at, msg: '' } });
}

/** Records of the court are missing until the next finished pull, because their stored rows did not open. */
export async function recordMissing(db: Db, at: string): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if ((await recordsState(db)).kind === 'known')
      await changeState(db, 'sync', { firstPull: { state: 'running', at, msg: '' } });
  });
}

/** The first pull was tried and failed. */
export async function recordFirstPullFailed(db: Db, failure: { at: string; msg: string }): Promise<void> {
  await endFirstPull(db, failure, ['fetching', 'failed']);
}

/** No pull runs and none was tried, so the reason of an earlier failure stays. */
export async function recordFirstPullStopped(db: Db, at: string): Promise<void> {
  await endFirstPull(db, { at, msg: '' }, ['fetching']);
}

async function endFirstPull(
  db: Db,
  { at, msg }: { at: string; msg: string },
  from: readonly RecordsState['kind'][],
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if (from.includes((await recordsState(db)).kind))
      await changeState(db, 'sync', { firstPull: { state: 'failed', at, msg } });
  });
}
