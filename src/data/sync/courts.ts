/** Lists of courts, cached so that forms can show them offline: courts with a verified judge, calendars of High Courts. */
import * as z from 'zod/mini';
import { Court } from '#contract/case/court.ts';
import { CourtCalendar } from '#contract/case/court-calendar.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Db } from '#data/store/db.ts';
import { saveServerContact } from '#data/store/clock.ts';
import { exchange } from '#data/outbox/exchange.ts';
import { getCache, setCache } from '#data/store/cache.ts';
import { getMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

/** `null` before the first fetch: the courts are unknown. */
export const courtsOf = (db: Db): Promise<Court[] | null> => getCache(db, 'courts');

/** True if the list was updated. */
export async function fetchCourts(db: Db, ports: Ports): Promise<boolean> {
  const courts = z.array(Court).safeParse(await listAt(db, ports, 'courts'));
  if (courts.success) await setCache(db, 'courts', courts.data);
  return courts.success;
}

/** True if the calendars were updated. */
export async function fetchCourtCalendars(db: Db, ports: Ports): Promise<boolean> {
  const calendars = z.array(CourtCalendar).safeParse(await listAt(db, ports, 'courtCalendars'));
  if (calendars.success) await setCache(db, 'calendars', calendars.data);
  return calendars.success;
}

/** Undefined without an answer. */
async function listAt(db: Db, ports: Ports, list: 'courts' | 'courtCalendars'): Promise<unknown> {
  const token = await getMeta(db, 'token');
  if (token === null) return undefined;
  const answered = await exchange(ports, token, ENDPOINTS[list]);
  if (answered.kind === 'unreachable') return undefined;
  await saveServerContact(db, ports, answered.clockOffset);
  return answered.status === 200 ? answered.body : undefined;
}
