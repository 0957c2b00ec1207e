/** The courts with a verified judge, cached so that the form can show them offline. */
import * as z from 'zod/mini';
import { Court } from '#contract/case/court.ts';
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
  const token = await getMeta(db, 'token');
  if (token === null) return false;
  const answered = await exchange(ports, token, ENDPOINTS.courts);
  if (answered.kind === 'unreachable') return false;
  await saveServerContact(db, ports, answered.clockOffset);
  if (answered.status !== 200) return false;
  const courts = z.array(Court).safeParse(answered.body);
  if (courts.success) await setCache(db, 'courts', courts.data);
  return courts.success;
}
