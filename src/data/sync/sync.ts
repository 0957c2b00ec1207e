/** One round: send what waits, acts first, then settings and orders being written, then fetch what others have changed. The page and the worker both call this. */
import type { Db } from '#data/store/db.ts';
import { drain, type DrainOutcome } from '#data/outbox/drain.ts';
import type { Ports } from '#data/store/ports.ts';
import { takeInParked } from './take-in-parked.ts';
import { pull, type PullOutcome } from './pull.ts';
import { sendOrderDrafts } from '#data/records/order-draft/send-order-drafts.ts';
import { sendSettings } from '#data/records/user/settings.ts';

export interface SyncOutcome {
  readonly drain: DrainOutcome;
  /** Null where there was no use in asking. */
  readonly pull: PullOutcome | null;
}

export async function syncNow(db: Db, ports: Ports): Promise<SyncOutcome> {
  await takeInParked(db, ports);
  const first = await drain(db, ports);
  const compared = first.kind === 'compare' ? await pull(db, ports) : null;
  const drained = compared?.kind === 'pulled' ? await drain(db, ports) : first;
  const pointless = ['offline', 'paused', 'revoked'].includes(drained.kind);
  if (!pointless) await sendSettings(db, ports);
  if (!pointless) await sendOrderDrafts(db, ports);
  const pulled = pointless ? null : await pull(db, ports);
  if (pulled?.kind === 'pulled') ports.afterPull?.(db);
  return { drain: drained, pull: pulled };
}
