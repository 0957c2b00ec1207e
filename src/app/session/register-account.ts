/** Registration. A separate chunk, because it needs schemas. */
import { SESSION_ENDPOINTS } from '#contract/account/session-endpoints.ts';
import type { Registration } from '#contract/account/user.ts';
import { ok, type Result } from '#kernel/result.ts';
import { call, type CallFailure } from './api-client.ts';

/** Ignore the token of the response: the user logs in afterwards. */
export async function register(registration: Registration): Promise<Result<void, CallFailure>> {
  const answer = await call(SESSION_ENDPOINTS.register, { body: registration });
  return answer.ok ? ok(undefined) : answer;
}
