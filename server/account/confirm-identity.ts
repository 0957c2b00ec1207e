/** Confirms the identity of the user again in an open session: by a passkey, or by password and second factor. */
import type { IdentityProof } from '#contract/account/identity.ts';
import type { Caller } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { noteIdentity } from '#server/storage/session.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';
import { hasPassword } from '#server/storage/users.ts';
import { countPasskey, verifyPasskey } from './passkey/log-in-with-passkey.ts';
import type { RelyingParty } from './passkey/relying-party.ts';
import { requirePassword } from './password-change.ts';
import { requireSecondFactor } from './second-factor/authenticator.ts';
import { proveSecondFactor } from './second-factor/prove-second-factor.ts';

interface IdentityCheck {
  readonly caller: Caller;
  /** Undefined if no passkey works at this address. */
  readonly party: RelyingParty | undefined;
}

export async function confirmIdentity(
  ports: Ports,
  { caller, party }: IdentityCheck,
  { password, secondFactor: code, response }: IdentityProof,
): Promise<void> {
  const sql = sqlOf(ports.pool);
  const { user, sessionId } = caller;
  await requireSecondFactor(sql, caller);
  const isPasskey = response !== undefined && party !== undefined;
  if (isPasskey) await confirmWithPasskey(ports, sql, { caller, party, response });
  else await confirmWithPassword(ports, caller, { password, code });
  await noteIdentity(sql, sessionId, ports.now());
  await audit(sql, ports, {
    action: 'confirm-identity',
    userId: user._id,
    detail: { by: isPasskey ? 'passkey' : 'password' },
  });
}

async function confirmWithPassword(
  ports: Ports,
  caller: Caller,
  { password, code }: { readonly password: string | undefined; readonly code: string | undefined },
): Promise<void> {
  const { user } = caller;
  if (hasPassword(user.password_hash)) {
    if (password === undefined) throw invalid({ password: 'Enter your password once more.' });
    const wrong = 'This is not your password. Nothing was changed.';
    await requirePassword(ports, caller, { password, field: 'password', wrong });
  }
  const isProved = await proveSecondFactor(ports, { user, code });
  if (!isProved && !hasPassword(user.password_hash)) {
    throw new Refusal('forbidden', {
      msg: 'This account has no password. Use your passkey, or log out and log in with your provider, then do this again.',
    });
  }
}

interface PasskeyCheck {
  readonly caller: Caller;
  readonly party: RelyingParty;
  readonly response: { readonly id: string };
}

async function confirmWithPasskey(
  ports: Ports,
  sql: Sql,
  { caller, party, response }: PasskeyCheck,
): Promise<void> {
  const used = await verifyPasskey(ports, response, party);
  const isOwn = used?.key.user_id === caller.user._id;
  if (!used || !isOwn || !(await countPasskey(sql, used, ports.now()))) throw wrongPasskey();
}

/** Not 401, which would mean that the session is over. */
const wrongPasskey = (): Refusal =>
  new Refusal('forbidden', {
    msg: 'This passkey is not one of this account, or it took too long. Try again, or use your password.',
  });
