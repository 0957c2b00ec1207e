/** Whether the user is asked to install the app: after the first saved work, and until they decline. */
import type { Db } from '#data/store/db.ts';
import { changeState, stateOf } from '#data/store/meta.ts';

export async function isInstallOffered(db: Db): Promise<boolean> {
  const { installDeclined = false } = await stateOf(db, 'notices');
  if (installDeclined) return false;
  const tables = [db.drafts, db.outbox, db.receipts] as const;
  const counts = await Promise.all(tables.map((table) => table.count()));
  return counts.some((count) => count > 0);
}

export const declineInstall = (db: Db): Promise<void> =>
  changeState(db, 'notices', { installDeclined: true });
