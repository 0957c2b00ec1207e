import type { DeviceSession } from '#contract/account/account.ts';
import { audit } from '#server/storage/audit.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Caller } from '#server/http/caller.ts';
import { requireIdentity } from './require-identity.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { openSessionsOf, revokeSession } from '#server/storage/end-sessions.ts';

export async function deviceSessions(ports: Ports, { user, sessionId }: Caller): Promise<DeviceSession[]> {
  const open = await openSessionsOf(sqlOf(ports.pool), {
    userId: user._id,
    now: ports.now(),
    ends: ports.config.sessionEnds,
  });
  return open.map((session) => {
    const { _id, device } = session;
    const summary = {
      _id,
      createdAt: session.created_at.toISOString(),
      usedAt: session.used_at.toISOString(),
      current: _id === sessionId,
    };
    return device === null ? summary : Object.assign(summary, { device });
  });
}

/** Answers 404 for a session of another user. */
export async function endDeviceSession(ports: Ports, caller: Caller, sessionId: string): Promise<void> {
  const { user } = caller;
  requireIdentity(ports, caller);
  const sql = sqlOf(ports.pool);
  const ended = await revokeSession(sql, { userId: user._id, sessionId, now: ports.now() });
  if (!ended) throw new Refusal('not-found');
  await audit(sql, ports, { action: 'end-session', userId: user._id, detail: { session: sessionId } });
}
