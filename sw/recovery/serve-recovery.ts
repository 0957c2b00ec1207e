/** Routes of the recovery page: it saves the user's work as a backup and installs the app again. */
import { latinDigits } from '#kernel/latin-digits.ts';
import { registerRoute } from 'workbox-routing';
import { makeBackup } from '#data/account/backup.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { userDbName } from '#data/store/db.ts';
import { currentUserId, SharedDb } from '#data/store/shared-db.ts';
import { lockedRecords, lockRecords, unlockRecords } from '#data/store/sealed/app-lock.ts';
import { isSealedError } from '#data/store/sealed/sealed-core.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { RecoveryState } from '#text/en/account/recovery.ts';
import { withCurrentUser } from '../outbox.ts';
import type { Shell } from '../shell.ts';
import { storePages } from '../static-routes.ts';
import { RECOVERY, recoveryPage, recoveryStyle } from './recovery-page.ts';

declare const self: ServiceWorkerGlobalScope;

const INSTALL_MS = 60_000;

/** Register before the routes of the app. */
export function serveRecovery(shell: Shell): void {
  registerRoute(
    ({ url }) => isOwn(url, RECOVERY.page),
    () => recoveryPage(),
  );
  registerRoute(
    ({ url }) => isOwn(url, RECOVERY.style),
    async () => recoveryStyle(),
  );
  registerRoute(({ url }) => isOwn(url, RECOVERY.work), savedWork);
  registerRoute(
    ({ url }) => isOwn(url, RECOVERY.work),
    ({ request }) => workByPin(request),
    'POST',
  );
  registerRoute(
    ({ url }) => isOwn(url, RECOVERY.install),
    async () => recoveryPage({ state: await installAgain(shell) }),
    'POST',
  );
  // a reload of the answer, or the Back key
  registerRoute(
    ({ url }) => isOwn(url, RECOVERY.install),
    () => recoveryPage(),
  );
}

const isOwn = ({ origin, pathname }: URL, path: string): boolean =>
  origin === self.location.origin && pathname === path;

const today = (): Date => new Date();

async function savedWork(): Promise<Response> {
  try {
    const backup = await withCurrentUser((_shared, db) => makeBackup(db, { now: today }));
    return backup ? download(backup) : await recoveryPage({ state: 'nobody' });
  } catch (error) {
    if (isSealedError(error)) return recoveryPage({ state: 'locked', asksForPin: await hasPin() });
    backgroundFailed(error);
    return recoveryPage({ state: 'unreadable' });
  }
}

/** For a phone whose app cannot open to ask for the PIN. The records are locked again afterwards. */
async function workByPin(request: Request): Promise<Response> {
  try {
    const database = await currentDatabase();
    if (database === null) return await recoveryPage({ state: 'nobody' });
    const pin = (await request.formData()).get('pin');
    const unlocked = await unlockRecords(database, typeof pin === 'string' ? latinDigits(pin) : '');
    if (!unlocked.ok)
      return await recoveryPage({ state: 'locked', asksForPin: true, refused: unlocked.error });
    const db = unlocked.value;
    try {
      const backup = await makeBackup(db, { now: today });
      return backup ? download(backup) : await recoveryPage({ state: 'nobody' });
    } finally {
      await lockRecords(db);
      db.close();
    }
  } catch (error) {
    backgroundFailed(error);
    return recoveryPage({ state: 'unreadable' });
  }
}

const download = (backup: Uint8Array<ArrayBuffer>): Response =>
  new Response(backup, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="zamanat-${indianDate(dayInIndia(today()))}.zip"`,
    },
  });

async function hasPin(): Promise<boolean> {
  const database = await currentDatabase();
  return database !== null && (await lockedRecords(database)).by === 'pin';
}

/** Null if nobody is logged in. */
async function currentDatabase(): Promise<string | null> {
  const shared = new SharedDb();
  try {
    const userId = await currentUserId(shared);
    return userId === null ? null : await userDbName(userId);
  } finally {
    shared.close();
  }
}

/** A newer build installs itself; otherwise every file of this build is fetched again. */
async function installAgain(shell: Shell): Promise<RecoveryState> {
  if (await hasNewBuild()) return 'installed';
  try {
    const { ready, foreign } = await shell.repair(true);
    if (!ready) return foreign > 0 ? 'foreign' : 'offline';
    await storePages(shell);
    return 'installed';
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    return 'full';
  }
}

async function hasNewBuild(): Promise<boolean> {
  const { registration } = self;
  await registration.update().catch(() => undefined); // offline, or a portal: the repair tells which
  if (registration.installing) await settled(registration.installing);
  if (!registration.waiting) return false;
  // it activates after this answer; waiting for that here would block it
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  return true;
}

/** Resolves when the worker is installed or refused, at the latest after a minute. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, INSTALL_MS);
    worker.addEventListener('statechange', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
