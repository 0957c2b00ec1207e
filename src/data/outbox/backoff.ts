/** The server has asked for time: until then nothing is sent and nothing fetched. */
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { nowIso, isoAfter, type Ports } from '#data/store/ports.ts';

/** Clocks are corrected by small steps all the time. */
const STEP_MS = 5_000;

export const startBackoff = (db: Db, ports: Ports, ms: number): Promise<void> =>
  setMeta(db, 'quiet', { from: nowIso(ports), until: isoAfter(ports, ms) });

/** Where the clock stands before the asking, it has been set back: the server did not ask for those hours. */
export async function isBackingOff(db: Db, ports: Ports): Promise<boolean> {
  const quiet = await getMeta(db, 'quiet');
  const now = ports.now().getTime();
  return quiet !== null && now < Date.parse(quiet.until) && now > Date.parse(quiet.from) - STEP_MS;
}
