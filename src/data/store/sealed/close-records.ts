/** Closes records after log-out: deletes the device key, so that only a login opens them. */
import { Dexie } from 'dexie';
import { Db, USER_DB } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { unsentHere } from '#data/store/lost-database.ts';
import { getMeta } from '#data/store/meta.ts';
import { deleteDeviceKey, listDeviceKeys } from './device-keys.ts';
import { dropKeys } from './record-keys.ts';
import { sealClearRows } from './seal-clear-rows.ts';

/**
 * The device key stays if the server's key cannot open the records yet, because unsent work would be lost. The
 * password may open only unsent work: an attacker could guess at it.
 */
export async function closeRecords(db: Db): Promise<void> {
  await sealClearRows(db).catch(backgroundFailed); // the device may be full: the next login continues
  const keys = await getMeta(db, 'keys');
  if (!keys?.server) return;
  if (keys.password && !(await hasUnsent(db))) await dropKeys(db, 'password');
  await deleteDeviceKey(db.name);
}

async function hasUnsent(db: Db): Promise<boolean> {
  const { rows, begun } = await unsentHere(db);
  const patches = [await getMeta(db, 'settingsPatch'), await getMeta(db, 'profilePatch')];
  return rows + begun > 0 || patches.some((patch) => patch !== null);
}

/** Closes the records of every other user, after an interrupted log-out or a login without one. */
export async function closeOtherRecords(open: string | null): Promise<void> {
  for (const name of await listDeviceKeys()) {
    if (name === open || !USER_DB.test(name)) continue;
    if (await Dexie.exists(name)) {
      const db = new Db(name);
      await closeRecords(db).finally(() => db.close());
    } else await deleteDeviceKey(name);
  }
}
