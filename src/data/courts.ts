/** The courts in which a judge of this server sits: asked for now and then, kept for when there is no signal. */
import * as z from 'zod/mini';
import { Court } from '#contract/court.ts';
import type { Db } from './db.ts';
import { metaOf, setMeta } from './meta.ts';
import type { Ports } from './ports.ts';

const TIMEOUT_MS = 10_000;

/** `null` while this device has never been told. */
export async function courtsHere(db: Db): Promise<readonly Court[] | null> {
  return metaOf(db, 'courts');
}

/** Renews the list; any failure leaves the one that is here. */
export async function refreshCourts(db: Db, { fetch }: Pick<Ports, 'fetch'>): Promise<void> {
  const token = await metaOf(db, 'token');
  if (token === null) return;
  try {
    const answer = await fetch('/api/courts', {
      headers: { 'x-auth-token': token },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const courts = answer.ok ? z.array(Court).safeParse(await answer.json()) : null;
    if (courts?.success) await setMeta(db, 'courts', courts.data);
  } catch {
    // no signal, or a captive portal: the list that is here stays
  }
}
