/**
 * Verifies offline that the same user returns, because a new server gives an e-mail address to its first
 * registrant. The device stores only sixteen bits of a slow salted hash
 * (docs/decisions/0010-proof-of-a-password.md).
 */
import type { Role } from '#contract/account/user.ts';
import type { SharedDb } from './shared-db.ts';

const ROUNDS = 600_000;
const BYTES = 2;
const TRIES = 5;
const PROOF = 'proof:';

export interface LoginCredentials {
  readonly user: { readonly _id: string; readonly email: string; readonly role: Role };
  readonly password: string;
}

interface PasswordCheck {
  readonly salt: string;
  readonly rounds: number;
  /** Hash of address and role, so that a shared device computes one password hash and not one per account. */
  readonly whose: string;
  readonly known: string;
  /** Failed attempts. */
  readonly misses: number;
}

const nameOf = (userId: string): string => PROOF + userId;

/** Runs in the background after a login: the hash takes 0.1 s, on a cheap phone 1 s. */
export async function savePasswordCheck(
  shared: SharedDb,
  { user, password }: LoginCredentials,
): Promise<void> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  const proof: PasswordCheck = {
    salt,
    rounds: ROUNDS,
    whose: await tagOf(salt, user),
    known: await hashOf(password, { salt, rounds: ROUNDS }),
    misses: 0,
  };
  await shared.rows.put({ k: nameOf(user._id), v: JSON.stringify(proof) });
}

export const forgetProof = (shared: SharedDb, userId: string): Promise<void> =>
  shared.rows.delete(nameOf(userId));

/** True if another account has logged in on this device. */
export const hasOtherAccounts = async (shared: SharedDb, userId: string): Promise<boolean> =>
  (await shared.rows.where('k').startsWith(PROOF).primaryKeys()).some((name) => name !== nameOf(userId));

/** Another account with the same address and role that was logged in here. */
export interface EarlierAccount {
  readonly userId: string;
  /** This password opened it. */
  readonly isProven: boolean;
  readonly triesLeft: number;
}

/** Fast if no other account of this address has logged in here. Without a password no account is proven. */
export async function earlierAccounts(
  shared: SharedDb,
  { user, password }: Pick<LoginCredentials, 'user'> & { readonly password: string | null },
): Promise<EarlierAccount[]> {
  const found: EarlierAccount[] = [];
  for (const { k, v } of await shared.rows.where('k').startsWith(PROOF).toArray()) {
    const userId = k.slice(PROOF.length);
    const proof: PasswordCheck = JSON.parse(v);
    if (userId === user._id || proof.whose !== (await tagOf(proof.salt, user))) continue;
    const triesLeft = Math.max(0, TRIES - proof.misses);
    const isProven = triesLeft > 0 && password !== null && (await hashOf(password, proof)) === proof.known;
    found.push({ userId, isProven, triesLeft });
  }
  return found;
}

/** Returns the remaining attempts. */
export function recordFailedAttempt(shared: SharedDb, userId: string): Promise<number> {
  return shared.transaction('rw', shared.rows, async () => {
    const row = await shared.rows.get(nameOf(userId));
    if (!row) return 0;
    const proof: PasswordCheck = JSON.parse(row.v);
    const misses = proof.misses + 1;
    await shared.rows.put({ ...row, v: JSON.stringify({ ...proof, misses }) });
    return Math.max(0, TRIES - misses);
  });
}

async function tagOf(salt: string, { email, role }: LoginCredentials['user']): Promise<string> {
  const text = new TextEncoder().encode(`${salt} ${role} ${email.trim().toLowerCase()}`);
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

async function hashOf(
  password: string,
  { salt, rounds }: Pick<PasswordCheck, 'salt' | 'rounds'>,
): Promise<string> {
  const text = new TextEncoder();
  const passwordBytes = text.encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', passwordBytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: rounds };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)).slice(0, BYTES));
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
