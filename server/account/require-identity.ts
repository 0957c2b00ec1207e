/**
 * Changes that an open device must not make alone need a login, or a confirmation of the identity, of the last
 * minutes (`confirm-identity.ts`).
 */
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';

/** Rejects if the login and the last confirmation of this session are too old. */
export function requireIdentity(
  { now, config }: Pick<Ports, 'now' | 'config'>,
  { user, confirmedAt }: Pick<Caller, 'user' | 'confirmedAt'>,
): void {
  if (user.sample || now().getTime() - confirmedAt.getTime() <= config.identityTime) return;
  throw new Refusal('identity-needed');
}

/** Milliseconds. An act of an operator changes the account or the powers of somebody else. */
const OPERATOR_TIME = 600_000;

/** The same for an act of an operator, after ten minutes or the shorter time of the server. */
export const requireOperatorIdentity = (
  { now, config }: Pick<Ports, 'now' | 'config'>,
  caller: Pick<Caller, 'user' | 'confirmedAt'>,
): void =>
  requireIdentity(
    { now, config: { ...config, identityTime: Math.min(config.identityTime, OPERATOR_TIME) } },
    caller,
  );

/** The same for a verified judge only: the other accounts give their password with the change. */
export function requireJudgeIdentity(
  ports: Pick<Ports, 'now' | 'config'>,
  caller: Pick<Caller, 'user' | 'confirmedAt' | 'inDemonstration'>,
): void {
  if (caller.user.verified_name !== null && !caller.inDemonstration) requireIdentity(ports, caller);
}
