/** Applications that were opened by a link, on this device: nobody's caseload, and gone when their link expires. */
import { Dexie, type EntityTable } from 'dexie';
import type { SharedApplication } from '#contract/share.ts';

interface KeptLink {
  /** A hash: the device does not keep what opens the link. */
  readonly key: string;
  readonly answer: SharedApplication;
  /** By the clock of this device, which may be wrong. */
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

/** What has expired goes first; null where nothing is kept, or this browser keeps nothing. */
export async function keptLink(db: KeptLinks, token: string, now: Date): Promise<SharedApplication | null> {
  try {
    await dropExpired(db, now);
    return (await db.links.get(await keyOf(token)))?.answer ?? null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** For as long as the server said that the link opens. False where there is no room. */
export async function keepLink(
  db: KeptLinks,
  token: string,
  { answer, now }: { readonly answer: SharedApplication; readonly now: Date },
): Promise<boolean> {
  const keptAt = now.getTime();
  const until = keptAt + Date.parse(answer.expiresAt) - Date.parse(answer.asOf);
  try {
    await db.links.put({ key: await keyOf(token), answer, keptAt, until });
    return true;
  } catch {
    return false; // no room, or a browser that keeps nothing
  }
}

export async function dropLink(db: KeptLinks, token: string): Promise<void> {
  try {
    await db.links.delete(await keyOf(token));
  } catch {
    // a browser that keeps nothing has nothing to drop
  }
}

/** Also what a clock that was put back by days would show for longer than the link opens. */
async function dropExpired(db: KeptLinks, now: Date): Promise<void> {
  const at = now.getTime();
  await db.links.where('until').belowOrEqual(at).delete();
  await db.links.filter(({ keptAt }) => keptAt > at + DAY).delete();
}

async function keyOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
