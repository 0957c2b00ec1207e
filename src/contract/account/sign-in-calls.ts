/**
 * The two calls of a login, read without zod, which is too large for a first visit.
 * `tests/contract/sign-in-calls.test.ts` compares them with the schemas.
 */
import { ALL_ROLES } from './roles.ts';
import type { StoredUser } from './user.ts';

/** Said by the app itself, to a login by passkey or provider. */
export const PASSWORD_NEEDED =
  'Log in with your password: it opens the unsent work on this device. Nothing was changed.';

/** `recordKey` opens the user's sealed records on a device, base64. An older server has none. */
type SignedInUser = StoredUser & { readonly recordKey?: string };

/** `read` returns null for an answer of another form. */
export const SIGN_IN_CALLS = {
  logIn: { method: 'POST', path: '/api/auth/login', read: readToken },
  currentUser: { method: 'GET', path: '/api/auth/user', read: readUser },
} as const;

function readToken(answer: unknown): { readonly token: string } | null {
  const { token }: Partial<Record<string, unknown>> = Object(answer);
  return typeof token === 'string' ? { token } : null;
}

/** The fields that a login keeps. The profile is read with its schema after the first pull. */
function readUser(answer: unknown): SignedInUser | null {
  const { _id, name, email, role, recordKey }: Partial<Record<string, unknown>> = Object(answer);
  const known = ALL_ROLES.find((each) => each === role);
  if (typeof _id !== 'string' || typeof name !== 'string' || typeof email !== 'string' || !known) return null;
  const user = { _id, name, email, role: known };
  if (recordKey === undefined) return user;
  return typeof recordKey === 'string' ? { ...user, recordKey } : null;
}
