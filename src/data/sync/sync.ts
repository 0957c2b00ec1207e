/** One round: send what waits, acts first and then settings, then fetch what others have changed. The page and the worker both call this. */
import type { Db } from '#data/store/db.ts';
import { drain, type DrainOutcome } from '#data/outbox/drain.ts';
import type { Ports } from '#data/store/ports.ts';
import { takeInParked } from './take-in-parked.ts';
import { pull, type PullOutcome } from './pull.ts';
import { sendSettings } from '#data/records/user/settings.ts';

export interface SyncOutcome {
  readonly drain: DrainOutcome;
  /** Null where there was no use in asking. */
  readonly pull: PullOutcome | null;
}

export async function syncNow(db: Db, ports: Ports): Promise<SyncOutcome> {
  await takeInParked(db, ports);
  const drained = await drain(db, ports);
  const pointless = ['offline', 'paused', 'revoked'].includes(drained.kind);
  if (!pointless) await sendSettings(db, ports);
  const pulled = pointless ? null : await pull(db, ports);
  if (pulled?.kind === 'pulled') ports.afterPull?.(db);
  return { drain: drained, pull: pulled };
}
