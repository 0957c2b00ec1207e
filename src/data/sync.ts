/** One round: send what waits, acts first and then settings, then fetch what others have changed. The page and the worker both call this. */
import type { Db } from './db.ts';
import { drain, type DrainOutcome } from './drain.ts';
import type { Ports } from './ports.ts';
import { pull, type PullOutcome } from './pull.ts';
import { sendSettings } from './settings.ts';

export interface SyncOutcome {
  readonly drain: DrainOutcome;
  /** Null where there was no use in asking. */
  readonly pull: PullOutcome | null;
}

export async function syncNow(db: Db, ports: Ports): Promise<SyncOutcome> {
  const drained = await drain(db, ports);
  const pointless = ['offline', 'paused', 'revoked'].includes(drained.kind);
  if (!pointless) await sendSettings(db, ports);
  const pulled = pointless ? null : await pull(db, ports);
  if (pulled?.kind === 'pulled') ports.afterPull?.(db);
  return { drain: drained, pull: pulled };
}
