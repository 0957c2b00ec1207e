/**
 * Login with a passkey (WebAuthn). The library validates options and answers of the browser; this schema only
 * checks that they are objects.
 */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, Instant, personName } from '#contract/primitives.ts';
import { SessionAnswer } from './user.ts';

export const PASSKEY_NAME_MAX = 60;

const PasskeyName = personName(PASSKEY_NAME_MAX, 'Give the passkey a name, such as the device it is on.');

export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  usedAt: z.optional(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

const FROM_BROWSER = 'The browser gave no answer that can be read. Try again.';

/** Assertion of the browser; the library reads its other fields. */
const SignedResponse = z.looseObject({
  id: z.string(FROM_BROWSER).check(z.minLength(1, FROM_BROWSER), z.maxLength(2_000)),
  response: z.looseObject({ clientDataJSON: z.string(FROM_BROWSER).check(z.maxLength(8_000)) }, FROM_BROWSER),
});

export const PasskeyResponse = z.object({ response: SignedResponse });

/**
 * An unlocked device must not allow a permanent passkey. The user confirms the password, if the account has
 * one.
 */
export const PasskeyRequest = z.object({ password: z.optional(z.string().check(z.maxLength(256))) });
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const NewPasskey = z.object({ response: SignedResponse, name: PasskeyName });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Options for `navigator.credentials`. */
const Options = z.object({ options: z.looseObject({ challenge: z.string() }) });

const byId = z.object({ _id: Id });

/** Signed-out endpoints. */
export const PASSKEY_GATE_ENDPOINTS = {
  /** Relying party id of this server's passkeys. Null if passkeys are not possible. */
  passkeyDomain: {
    method: 'GET',
    path: '/api/auth/passkeys',
    who: 'anyone',
    reply: { status: 200, schema: z.object({ domain: z.optional(z.string()) }) },
  },
  beginPasskeyLogin: {
    method: 'POST',
    path: '/api/auth/passkeys/challenge',
    who: 'anyone',
    reply: { status: 200, schema: Options },
  },
  logInWithPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys/session',
    who: 'anyone',
    body: PasskeyResponse,
    reply: { status: 200, schema: SessionAnswer },
  },
} as const satisfies Record<string, Endpoint>;

export const PASSKEY_ENDPOINTS = {
  listPasskeys: {
    method: 'GET',
    path: '/api/users/passkeys',
    who: 'signed-in',
    reply: { status: 200, schema: z.array(Passkey) },
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/users/passkeys/challenge',
    who: 'signed-in',
    body: PasskeyRequest,
    reply: { status: 200, schema: Options },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/users/passkeys',
    who: 'signed-in',
    body: NewPasskey,
    reply: { status: 201, schema: Passkey },
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/users/passkeys/:_id',
    who: 'signed-in',
    params: byId,
    body: z.object({ name: PasskeyName }),
    reply: { status: 200, schema: Passkey },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/users/passkeys/:_id',
    who: 'signed-in',
    params: byId,
    reply: { status: 204, schema: z.undefined() },
  },
} as const satisfies Record<string, Endpoint>;
