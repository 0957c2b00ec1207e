/** The check of the session at start, in the background: no answer changes nothing, only `revoked` closes the device. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { setMeta } from '#data/meta.ts';
import { call, type CallFailure } from './api-client.ts';
import { closeSession, rereadSession } from './session-acts.ts';
import { useSession } from './session.ts';

export async function checkSession(): Promise<void> {
  const state = useSession.getState();
  if (state.status !== 'in' || !state.token) return;
  const { db, token } = state;
  const current = await call(ENDPOINTS.currentUser, { token });
  const now = useSession.getState();
  if (now.status !== 'in' || now.token !== token) return; // someone signed in or out meanwhile
  if (!current.ok) return refused(current.error);
  const { _id, name, email, role } = current.value;
  await setMeta(db, 'profile', current.value);
  await setMeta(db, 'user', { _id, name, email, role });
  await rereadSession();
}

async function refused(failure: CallFailure): Promise<void> {
  const state = useSession.getState();
  if (failure.kind !== 'refused' || state.status !== 'in') return;
  if (failure.problem.code === 'revoked') await closeSession('revoked');
  if (failure.problem.code === 'unauthenticated') {
    await setMeta(state.db, 'paused', { reason: 'signed-out', at: new Date().toISOString() });
  }
}
