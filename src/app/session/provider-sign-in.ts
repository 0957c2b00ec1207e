/** Login through a provider. A separate chunk, because it needs schemas. */
import { type FinishProvider, PROVIDER_ENDPOINTS } from '#contract/account/provider.ts';
import type { StoredUser } from '#contract/account/user.ts';
import type { Result } from '#kernel/result.ts';
import { call, type CallFailure } from './api-client.ts';
import { enter } from './sign-in.ts';

/** Without a password, earlier work is recognised only if the device is still open to it. */
export async function logInWithProvider(finish: FinishProvider): Promise<Result<StoredUser, CallFailure>> {
  const login = await call(PROVIDER_ENDPOINTS.finishProvider, { body: finish });
  return login.ok ? enter(login.value.token, finish.password ?? null) : login;
}
