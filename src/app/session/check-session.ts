/** Reads the session state from the server once and stores it. */
import { SESSION_ENDPOINTS } from '#contract/account/session-endpoints.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import { allowServerKey, importServerKey } from '#data/store/sealed/record-keys.ts';
import { pauseSignedOut } from '#data/outbox/pause.ts';
import { call } from './api-client.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { rereadSession } from './session-acts.ts';

export async function checkSession(db: Db): Promise<void> {
  const token = await getMeta(db, 'token');
  if (!token) return;
  const current = await call(SESSION_ENDPOINTS.currentUser, { token });
  if (!current.ok) {
    const code = current.error.kind === 'refused' ? current.error.problem.code : null;
    if (code === 'revoked') await pauseSignedOut(db, pagePorts, { token, reason: 'revoked' });
    if (code === 'unauthenticated') await pauseSignedOut(db, pagePorts, { token, reason: 'signed-out' });
    return;
  }
  const { recordKey, ...profile } = current.value;
  const { _id, name, email, role } = profile;
  if (recordKey !== undefined) await allowServerKey(db, db.recordKey, await importServerKey(recordKey));
  await setMeta(db, 'profile', profile);
  await setMeta(db, 'user', { _id, name, email, role });
  await rereadSession();
}
