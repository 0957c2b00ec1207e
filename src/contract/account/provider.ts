/** Login with an external account (OpenID Connect), if the operator configured it. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { LoginCode } from './second-factor.ts';
import { RegisteredRole, SessionAnswer } from './user.ts';

const ProviderId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/**
 * Values that the page brings back from the provider. They work once, for ten minutes, in the browser that
 * started.
 */
export const FinishProvider = z.object({
  code: z.string().check(z.regex(/^[\w-]{43}$/, 'Start again from the login page.')),
  /** Role of a new account. */
  role: z.optional(RegisteredRole),
  /** Password of the existing account with this e-mail; the two are then linked. */
  password: z.optional(z.string().check(z.maxLength(256))),
  /** Answer to `code-needed`. */
  secondFactor: z.optional(LoginCode),
});
export type FinishProvider = z.infer<typeof FinishProvider>;

const byProvider = z.object({ provider: ProviderId });

export const PROVIDER_ENDPOINTS = {
  listProviders: {
    method: 'GET',
    path: '/api/auth/providers',
    who: 'anyone',
    reply: { status: 200, schema: z.array(z.object({ id: ProviderId, name: z.string() })) },
  },
  beginProvider: {
    method: 'GET',
    path: '/api/auth/oidc/:provider',
    who: 'anyone',
    params: byProvider,
    reply: { status: 302, schema: z.unknown() },
  },
  returnFromProvider: {
    method: 'GET',
    path: '/api/auth/oidc/:provider/callback',
    who: 'anyone',
    params: byProvider,
    reply: { status: 302, schema: z.unknown() },
  },
  finishProvider: {
    method: 'POST',
    path: '/api/auth/oidc/session',
    who: 'anyone',
    body: FinishProvider,
    reply: { status: 200, schema: SessionAnswer },
  },
} as const satisfies Record<string, Endpoint>;
