/** Stores applications opened by a share link until the link expires. They belong to no user's caseload. */
import { Dexie, type EntityTable } from 'dexie';
import type { SharedApplication } from '#contract/share/share.ts';
import { sha256Text } from './sha256-text.ts';

interface KeptLink {
  /** A hash, because the token itself opens the link. */
  readonly key: string;
  readonly answer: SharedApplication;
  /** Device time, which may be wrong. */
  readonly keptAt: number;
  readonly until: number;
}

const DAY = 86_400_000;

export class KeptLinks extends Dexie {
  declare readonly links: EntityTable<KeptLink, 'key'>;

  constructor(name = 'zamanat-links') {
    super(name);
    this.version(1).stores({ links: 'key, until' });
  }
}

/** Deletes expired links first. Null if the link is not stored or the browser stores nothing. */
export async function keptLink(db: KeptLinks, token: string, now: Date): Promise<SharedApplication | null> {
  try {
    await dropExpired(db, now);
    return (await db.links.get(await sha256Text(token)))?.answer ?? null;
  } catch {
    return null; // the browser provides no storage
  }
}

/** Stores it until the expiry that the server gave. False if storage is full. */
export async function keepLink(
  db: KeptLinks,
  token: string,
  { answer, now }: { readonly answer: SharedApplication; readonly now: Date },
): Promise<boolean> {
  const keptAt = now.getTime();
  const until = keptAt + Date.parse(answer.expiresAt) - Date.parse(answer.asOf);
  try {
    await db.links.put({ key: await sha256Text(token), answer, keptAt, until });
    return true;
  } catch {
    return false; // storage full, or no storage
  }
}

export async function dropLink(db: KeptLinks, token: string): Promise<void> {
  try {
    await db.links.delete(await sha256Text(token));
  } catch {
    // without storage there is nothing to delete
  }
}

/**
 * Also deletes links stored "in the future": after a clock set back by days they would outlive their expiry.
 */
async function dropExpired(db: KeptLinks, now: Date): Promise<void> {
  const at = now.getTime();
  await db.links.where('until').belowOrEqual(at).delete();
  await db.links.filter(({ keptAt }) => keptAt > at + DAY).delete();
}
