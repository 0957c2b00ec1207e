import type { Db } from './db.ts';
import { metaOf, setMeta } from './meta.ts';

const CLOCK_DRIFT_MS = 2_000;

/** Orders nothing: it says how far this device's clock is off, and is stored with what is written next. */
export async function keepClock(db: Db, offset: number): Promise<void> {
  const known = (await metaOf(db, 'clockOffset')) ?? 0;
  if (Math.abs(known - offset) > CLOCK_DRIFT_MS) await setMeta(db, 'clockOffset', offset);
}
