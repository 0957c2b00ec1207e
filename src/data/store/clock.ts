/**
 * Stores the difference between device and server clock at every contact, so that days are counted in server
 * time.
 */
import { courtTime, type CourtDay, courtDay } from '#domain/hearing/court-day.ts';
import type { Db } from './db.ts';
import { getMeta, setMeta } from './meta.ts';
import type { Ports } from './ports.ts';

const CLOCK_DRIFT_MS = 2_000;
/** Callers that poll every minute must not write every minute. */
const OFTEN_MS = 10 * 60_000;

/** `offset`: milliseconds that the server's clock is ahead; null if the answer had no date. */
export async function saveServerContact(
  db: Db,
  ports: Pick<Ports, 'now'>,
  offset: number | null,
): Promise<void> {
  if (offset === null) return;
  const device = ports.now().getTime();
  const known = await getMeta(db, 'contact');
  if (known && isAsKnown(known.server - known.device - offset, device - known.device)) return;
  await setMeta(db, 'contact', { device, server: device + offset });
}

const isAsKnown = (drift: number, ago: number): boolean =>
  Math.abs(drift) <= CLOCK_DRIFT_MS && ago >= 0 && ago < OFTEN_MS;

/** Milliseconds that the server's clock is ahead of this device. */
export async function clockOffsetOf(db: Db): Promise<number> {
  const contact = await getMeta(db, 'contact');
  return contact ? contact.server - contact.device : 0;
}

export async function courtDayOf(db: Db, ports: Pick<Ports, 'now'>): Promise<CourtDay> {
  return courtDay(await getMeta(db, 'contact'), ports.now());
}

export async function courtTimeOf(db: Db, ports: Pick<Ports, 'now'>): Promise<Date> {
  return courtTime(await getMeta(db, 'contact'), ports.now());
}
