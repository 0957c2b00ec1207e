/**
 * The secret of an authenticator app in the database: AES-256-GCM with a key of the server, bound to the account.
 * The first byte names the algorithm.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';
import type { SecretKey } from './secret-keys.ts';

const CIPHER = 'aes-256-gcm';
const AES_GCM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Columns of `authenticators`. */
export interface StoredSecret {
  readonly secret: Buffer;
  /** Null for a secret in clear. */
  readonly key_id: string | null;
}

type SealPorts = Pick<Ports, 'secretKeys' | 'randomBytes'>;

export function sealSecret(
  { secretKeys: [key], randomBytes }: SealPorts,
  userId: string,
  secret: Buffer,
): StoredSecret {
  if (!key) return { secret, key_id: null };
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(userId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return {
    secret: Buffer.concat([Buffer.from([AES_GCM]), iv, body, cipher.getAuthTag()]),
    key_id: key.id,
  };
}

/** Rejects if the key is missing, or if the row is changed or of another account. */
export function openSecret(keys: readonly SecretKey[], userId: string, stored: StoredSecret): Buffer {
  const opened = openedSecret(keys, userId, stored);
  if (opened) return opened;
  throw new Refusal('unavailable', {
    msg: 'The server cannot check codes of your app: its key is missing. Use a recovery code, and tell the operator.',
  });
}

function openedSecret(
  keys: readonly SecretKey[],
  userId: string,
  { secret, key_id: keyId }: StoredSecret,
): Buffer | undefined {
  if (keyId === null) return secret;
  const key = keys.find(({ id }) => id === keyId);
  return key && unsealed(key, userId, secret);
}

function unsealed({ bytes }: SecretKey, userId: string, sealed: Buffer): Buffer | undefined {
  if (sealed[0] !== AES_GCM) return undefined;
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const body = sealed.subarray(1 + IV_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, bytes, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return undefined; // the tag does not fit
  }
}

/**
 * Seals every secret with the first key, at start: secrets in clear, and those of a key that is to be removed.
 * Returns the number of secrets that no key opens.
 */
export async function sealStoredSecrets(ports: SealPorts & Pick<Ports, 'pool'>): Promise<number> {
  const { secretKeys } = ports;
  return inTransaction(ports.pool, async (sql) => {
    const { rows } = await sql.query<StoredSecret & { user_id: string }>(
      'SELECT user_id, secret, key_id FROM authenticators WHERE key_id IS DISTINCT FROM $1 FOR UPDATE',
      [secretKeys[0]?.id ?? null],
    );
    let lost = 0;
    for (const row of rows) {
      const { user_id: userId } = row;
      const secret = openedSecret(secretKeys, userId, row);
      if (secret) await storeSecret(sql, userId, sealSecret(ports, userId, secret));
      else lost += 1;
    }
    return lost;
  });
}

async function storeSecret(sql: Sql, userId: string, { secret, key_id: keyId }: StoredSecret): Promise<void> {
  await sql.query('UPDATE authenticators SET secret = $2, key_id = $3 WHERE user_id = $1', [
    userId,
    secret,
    keyId,
  ]);
}
