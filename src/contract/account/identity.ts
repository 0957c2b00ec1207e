/** The user confirms the identity again before a change that an open device must not make alone. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { PasskeyResponse } from './passkey.ts';
import { LoginCode } from './second-factor.ts';

/** A passkey alone, or the password with the code of a second factor if the account has one. */
const IdentityProof = z.object({
  password: z.optional(z.string().check(z.maxLength(256))),
  secondFactor: z.optional(LoginCode),
  response: z.optional(PasskeyResponse.shape.response),
});
export type IdentityProof = z.infer<typeof IdentityProof>;

export const IDENTITY_ENDPOINTS = {
  confirmIdentity: {
    method: 'POST',
    path: '/api/users/identity',
    who: 'signed-in',
    body: IdentityProof,
    reply: { status: 204, schema: z.undefined() },
  },
} as const satisfies Record<string, Endpoint>;
