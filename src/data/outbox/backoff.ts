/** Backoff that the server asked for: nothing is sent or fetched. */
import type { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import { nowIso, isoAfter, type Ports } from '#data/store/ports.ts';

/** Tolerates small corrections of the clock. */
const STEP_MS = 5_000;

export const startBackoff = (db: Db, ports: Ports, ms: number): Promise<void> =>
  changeState(db, 'retry', { quiet: { from: nowIso(ports), until: isoAfter(ports, ms) } });

/** A clock before the start of the backoff was set back; the backoff does not grow by those hours. */
export async function isBackingOff(db: Db, ports: Ports): Promise<boolean> {
  const { quiet } = await stateOf(db, 'retry');
  const now = ports.now().getTime();
  return quiet !== undefined && now < Date.parse(quiet.until) && now > Date.parse(quiet.from) - STEP_MS;
}
