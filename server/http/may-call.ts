/** Which calls a role may make. A role by place gets its rule here. */
import type { Endpoint } from '#contract/endpoint.ts';
import { type Caller, requireDocket } from './caller.ts';
import { Refusal } from './refusal.ts';

/** Calls of an operator besides their own. No record of a case is under these paths. */
const CALLS_OF_OPERATORS =
  /^\/api\/(?:auth|users|law|courts|court-calendars|changes|notifications|push)(?:\/|$)/;

/** An operator keeps the accounts and reads no matter: a new call is closed to them until it is listed. */
export function requireMayCall(caller: Caller, { who, path }: Pick<Endpoint, 'who' | 'path'>): void {
  if (who === 'operator') return requireOperator(caller);
  if (caller.user.role === 'operator' && !CALLS_OF_OPERATORS.test(path)) throw new Refusal('forbidden');
  if (who === 'judge') requireDocket(caller);
}

function requireOperator({ user, usedSecondFactor, inDemonstration }: Caller): void {
  if (user.role !== 'operator') throw new Refusal('forbidden');
  if (usedSecondFactor || inDemonstration) return;
  throw new Refusal('second-factor-needed', {
    msg: 'An operator needs a second factor. Set it up in Settings, Security, then log in again.',
  });
}
