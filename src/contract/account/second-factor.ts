/** Second factor of an account: an authenticator app (TOTP) with recovery codes. Passkeys are in `passkey.ts`. */
import * as z from 'zod/mini';
import { latinDigits } from '#kernel/latin-digits.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const CODE = 'Enter the six digits of the app.';

/** Six digits of any script, also with spaces as apps show them. */
const AuthenticatorCode = z.string(CODE).check(
  z.overwrite((value) => latinDigits(value.replaceAll(/\s/g, ''))),
  z.regex(/^\d{6}$/, CODE),
);

/** Six digits of the app, or a recovery code. The server compares both. */
export const LoginCode = z.string().check(z.overwrite(latinDigits), z.maxLength(60));

const SecondFactorState = z.object({
  /** An authenticator app is set up. */
  authenticator: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodes: z.int(),
  /** The account needs a second factor for its powers. */
  required: z.boolean(),
  /** This session was opened with a second factor. */
  used: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** The password again, if the account has one. */
const Confirmation = z.object({ password: z.optional(z.string().check(z.maxLength(256))) });
export type Confirmation = z.infer<typeof Confirmation>;

/** For the app: base32, and the address that a QR code carries. */
const NewAuthenticator = z.object({ secret: z.string(), address: z.string() });
export type NewAuthenticator = z.infer<typeof NewAuthenticator>;

/** Shown once. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) });

const PATH = '/api/users/second-factor';

export const SECOND_FACTOR_ENDPOINTS = {
  secondFactor: {
    method: 'GET',
    path: PATH,
    who: 'signed-in',
    reply: { status: 200, schema: SecondFactorState },
  },
  beginAuthenticator: {
    method: 'POST',
    path: `${PATH}/authenticator`,
    who: 'signed-in',
    body: Confirmation,
    reply: { status: 200, schema: NewAuthenticator },
  },
  confirmAuthenticator: {
    method: 'PUT',
    path: `${PATH}/authenticator`,
    who: 'signed-in',
    body: z.object({ code: AuthenticatorCode }),
    reply: { status: 200, schema: RecoveryCodes },
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: `${PATH}/authenticator`,
    who: 'signed-in',
    body: Confirmation,
    reply: { status: 204, schema: z.undefined() },
  },
  newRecoveryCodes: {
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    who: 'signed-in',
    body: Confirmation,
    reply: { status: 200, schema: RecoveryCodes },
  },
} as const satisfies Record<string, Endpoint>;
