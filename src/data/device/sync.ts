/**
 * One round: send operations, then settings, draft orders and files, then pull. The page and the worker both
 * call it.
 */
import type { Db } from '#data/store/db.ts';
import { drain, type DrainOutcome } from '#data/outbox/drain.ts';
import { acceptedUnstored } from '#data/outbox/unstored-answers.ts';
import { WAITING } from '#data/store/outbox-row.ts';
import { recordFirstPullStopped } from '#data/store/first-pull.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';
import { sweepBytes } from '#data/records/document/document-bytes.ts';
import { keepPinned, pinnedHashes } from '#data/records/document/pinned-days.ts';
import { applyParkedRecords } from '#data/sync/apply-parked-records.ts';
import { pull, type PullOutcome } from '#data/sync/pull.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { writeReserve } from '#data/store/storage-reserve.ts';
import { broadcastStorage } from '#data/store/storage-status.ts';
import { sendOrderDrafts } from '#data/records/order-draft/send-order-drafts.ts';
import { sendSettings } from '#data/records/user/settings.ts';
import { engineOf, KINDS } from '#data/records/kinds.ts';
import type { Engine } from '#data/outbox/engine.ts';

export interface SyncOutcome {
  readonly drain: DrainOutcome;
  /** Null if a pull was pointless. */
  readonly pull: PullOutcome | null;
}

export async function syncNow(db: Db, ports: Ports, kinds = KINDS): Promise<SyncOutcome> {
  const engine: Engine = { db, ports, kinds };
  await applyParkedRecords(engine);
  const first = await drain(engine);
  const compared = first.kind === 'compare' ? await pull(engine) : null;
  const drained = compared?.kind === 'pulled' ? await drain(engine) : first;
  tellStorage(ports, [drained.kind]);
  const pointless = ['offline', 'paused', 'revoked'].includes(drained.kind);
  const pulled = pointless ? await noPull(engine) : await sendRestAndPull(engine);
  if (pulled?.kind !== 'pulled') tellStorage(ports, [drained.kind, ...(pulled ? [pulled.kind] : [])]);
  else tellStorage(ports, [drained.kind], await finishRound(engine));
  return { drain: drained, pull: pulled };
}

/** A first pull that the app did not finish is not running any more. */
async function noPull({ db, ports }: Engine): Promise<null> {
  await bestEffort(recordFirstPullStopped(db, nowIso(ports)));
  return null;
}

/** Notifies the worker and all windows before and after the pull, which may take long. */
function tellStorage(ports: Ports, kinds: readonly SyncEnd[], hasSpace: boolean | null = null): void {
  const taken = acceptedUnstored(ports);
  if (taken.length > 0 || kinds.includes('full')) broadcastStorage('full', taken);
  else if (hasSpace !== null) broadcastStorage(hasSpace ? 'free' : 'low', taken);
}

type SyncEnd = (DrainOutcome | PullOutcome)['kind'];

async function sendRestAndPull(engine: Engine): Promise<PullOutcome> {
  const { db, ports } = engine;
  await bestEffort(sendSettings(db, ports));
  await bestEffort(sendOrderDrafts(db, ports));
  await sendFiles(engine);
  return pull(engine);
}

/** Writes the reserve before files are downloaded. False if it does not fit: then no file would. */
async function finishRound({ db, ports }: Engine): Promise<boolean> {
  await sweepBytes(db, ports, { held: await pinnedHashes(db) });
  ports.afterPull?.(db);
  const hasSpace = await bestEffort(writeReserve(db));
  if (hasSpace) await keepPinned(db, ports);
  return hasSpace;
}

/** Sends the files alone, in their own lane. */
export const drainFiles = (db: Db, ports: Ports): Promise<DrainOutcome> =>
  drain(engineOf(db, ports), 'files');

async function sendFiles(engine: Engine): Promise<void> {
  const { db, ports } = engine;
  const fileRows = await db.outbox
    .where('state')
    .anyOf(WAITING)
    .filter(({ file }) => file === true)
    .first();
  if (!fileRows) return;
  if (ports.sendFiles) ports.sendFiles(db);
  else await drain(engine, 'files');
}
