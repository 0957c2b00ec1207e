/** Nothing is sent or fetched until the person signs in again, or the app is updated. */
import { DEMONSTRATION } from '#data/demonstration/demonstration-person.ts';
import type { Db } from '#data/store/db.ts';
import { clearMeta, getMeta, type Pause, setMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

/** False where the person has signed in again meanwhile: the old token's end means nothing. */
export function pauseSignedOut(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { token, reason }: { readonly token: string; readonly reason: 'signed-out' | 'revoked' },
): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    if ((await getMeta(db, 'token')) !== token) return false;
    await setMeta(db, 'paused', { reason, at: nowIso(ports) });
    if (reason === 'revoked') await clearMeta(db, 'token');
    return true;
  });
}

/** True where nobody's token is here. In one step with the look: who signs in meanwhile must not stay paused. */
export function pausedForToken(db: Db, ports: Pick<Ports, 'now'>): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    if (await getMeta(db, 'token')) return false;
    if (await isDemonstration(db)) return true; // nobody logs in for it to go on
    await setMeta(db, 'paused', { reason: 'signed-out', at: nowIso(ports) });
    return true;
  });
}

/** Why a call for which a person waits has no token to go with. Whoever can log in finds the gate open. */
export async function withoutToken(
  db: Db,
  ports: Pick<Ports, 'now'>,
): Promise<'signed-out' | 'demonstration'> {
  await pausedForToken(db, ports);
  return (await isDemonstration(db)) ? 'demonstration' : 'signed-out';
}

const isDemonstration = async (db: Db): Promise<boolean> =>
  (await getMeta(db, 'user'))?._id === DEMONSTRATION._id;

/** A call for which a person waits was answered with a 401: the whole device hears of it, and the gate stands open. */
export async function recordSignedOut(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { token, code }: { readonly token: string; readonly code: unknown },
): Promise<void> {
  await pauseSignedOut(db, ports, { token, reason: code === 'revoked' ? 'revoked' : 'signed-out' });
}

export async function pauseTooOld(db: Db, ports: Ports): Promise<void> {
  const { clientVersion } = ports;
  await setMeta(db, 'paused', { reason: 'too-old', at: nowIso(ports), clientVersion });
}

/** As often as the page looks for an update: where it found none, the server may have been set back meanwhile. */
const TOO_OLD_MS = 3_600_000;

/** Another version of the app, or an hour later: the server is asked again whether it takes this one. */
export function mayAskAgain({ at, clientVersion }: Pause, ports: Ports): boolean {
  const age = ports.now().getTime() - Date.parse(at);
  return clientVersion !== ports.clientVersion || age >= TOO_OLD_MS || age < 0;
}

/** At a start, and when the person presses Send now. */
export async function clearTooOldPause(db: Db): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if ((await getMeta(db, 'paused'))?.reason === 'too-old') await clearMeta(db, 'paused');
  });
}
