/** Removes a passkey of the caller. A judge keeps one second factor. */
import { audit } from '#server/storage/audit.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { inTransaction } from '#server/storage/sql.ts';
import { lockUser } from '#server/storage/users.ts';
import { requireIdentity } from '#server/account/require-identity.ts';
import { requireSecondFactor } from '#server/account/second-factor/authenticator.ts';
import { factorsOf } from '#server/account/second-factor/prove-second-factor.ts';

export async function removeOwnPasskey(ports: Ports, caller: Caller, passkey: string): Promise<void> {
  const { user } = caller;
  requireIdentity(ports, caller);
  await inTransaction(ports.pool, async (sql) => {
    await lockUser(sql, user._id);
    await requireSecondFactor(sql, caller);
    const removed = await sql.query('DELETE FROM passkeys WHERE _id = $1 AND user_id = $2', [
      passkey,
      user._id,
    ]);
    if (removed.rowCount !== 1) throw new Refusal('not-found');
    const { authenticator, passkeys } = await factorsOf(sql, user._id);
    if (user.verified_name !== null && !authenticator && passkeys === 0) {
      throw invalid({
        name: 'A judge keeps one second factor. Add another passkey first, then remove this one.',
      });
    }
    await audit(sql, ports, { action: 'remove-passkey', userId: user._id, detail: { passkey } });
  });
}
