/** In the background after a login or a new password: needed only if the server is ever set up again. */
import type { Db } from '#data/store/db.ts';
import { type LoginCredentials, savePasswordCheck } from '#data/store/password-check.ts';
import { allowPassword } from '#data/store/sealed/record-keys.ts';
import { sharedDb } from './session.ts';

export async function rememberPassword(db: Db, { user, password }: LoginCredentials): Promise<void> {
  await savePasswordCheck(sharedDb, { user, password });
  await allowPassword(db, db.recordKey, password);
}
