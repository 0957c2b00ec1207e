/** Pauses all sending and fetching until the user signs in again or the app is updated. */
import { isDemonstration } from '#data/store/demonstration-person.ts';
import { type Db, isSharedDevice } from '#data/store/db.ts';
import { clearMeta, getMeta, type Pause, setMeta } from '#data/store/meta.ts';
import { nowIso, type Ports } from '#data/store/ports.ts';

/** False if the user has signed in again meanwhile: the old token no longer matters. */
export function pauseSignedOut(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { token, reason }: { readonly token: string; readonly reason: 'signed-out' | SessionEnd },
): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    if ((await getMeta(db, 'token')) !== token) return false;
    await setMeta(db, 'paused', { reason, at: nowIso(ports) });
    if (reason !== 'signed-out') await clearMeta(db, 'token');
    return true;
  });
}

/** The reasons that close the records until the next login. */
export type SessionEnd = 'revoked' | 'ended';

export const isClosing = (pause: Pause): pause is Pause & { readonly reason: SessionEnd } =>
  pause.reason === 'revoked' || pause.reason === 'ended';

/** True if no token is stored. One transaction, so that a login at the same time does not stay paused. */
export function pausedForToken(db: Db, ports: Pick<Ports, 'now'>): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    if (await getMeta(db, 'token')) return false;
    if (await isDemonstration(db)) return true; // a demonstration needs no login
    await setMeta(db, 'paused', { reason: 'signed-out', at: nowIso(ports) });
    return true;
  });
}

/** Why a call of the user cannot be sent without a token. Opens the sign-in screen if the user can log in. */
export async function withoutToken(
  db: Db,
  ports: Pick<Ports, 'now'>,
): Promise<'signed-out' | 'demonstration'> {
  await pausedForToken(db, ports);
  return (await isDemonstration(db)) ? 'demonstration' : 'signed-out';
}

/**
 * A call that the user waits for was answered with 401: pause the whole device and show the sign-in screen. A
 * shared device also closes the records of this user.
 */
export async function recordSignedOut(
  db: Db,
  ports: Pick<Ports, 'now'>,
  { token, code }: { readonly token: string; readonly code: unknown },
): Promise<void> {
  const reason = (await isSharedDevice()) ? 'ended' : 'signed-out';
  await pauseSignedOut(db, ports, { token, reason: code === 'revoked' ? 'revoked' : reason });
}

export async function pauseTooOld(db: Db, ports: Ports): Promise<void> {
  const { clientVersion } = ports;
  await setMeta(db, 'paused', { reason: 'too-old', at: nowIso(ports), clientVersion });
}

/**
 * Same interval as the app's update check. If no update was found, the server may run an older version again.
 */
const TOO_OLD_MS = 3_600_000;

/** True for another app version or after an hour: ask the server again whether it accepts this version. */
export function mayAskAgain({ at, clientVersion }: Pause, ports: Ports): boolean {
  const age = ports.now().getTime() - Date.parse(at);
  return clientVersion !== ports.clientVersion || age >= TOO_OLD_MS || age < 0;
}

/** Called at start and when the user presses Send now. */
export async function clearTooOldPause(db: Db): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if ((await getMeta(db, 'paused'))?.reason === 'too-old') await clearMeta(db, 'paused');
  });
}
