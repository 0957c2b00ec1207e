/**
 * A secret in the database: AES-256-GCM with a key of the server, bound to its row.
 * The first byte names the algorithm.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Ports } from '#server/ports.ts';
import { inTransaction } from '../sql.ts';
import type { SecretKey } from './secret-keys.ts';

const CIPHER = 'aes-256-gcm';
const AES_GCM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Columns of a table with secrets. */
export interface StoredSecret {
  readonly secret: Buffer;
  /** Null for a secret in clear. */
  readonly key_id: string | null;
}

export type SealPorts = Pick<Ports, 'secretKeys' | 'randomBytes'>;

/** `rowId` is the key of its row, so that a secret copied to another row does not open. */
export function sealSecret(
  { secretKeys: [key], randomBytes }: SealPorts,
  rowId: string,
  secret: Buffer,
): StoredSecret {
  if (!key) return { secret, key_id: null };
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(rowId));
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return {
    secret: Buffer.concat([Buffer.from([AES_GCM]), iv, body, cipher.getAuthTag()]),
    key_id: key.id,
  };
}

/** Undefined if the key is missing, or if the secret is changed or of another row. */
export function openedSecret(
  keys: readonly SecretKey[],
  rowId: string,
  { secret, key_id: keyId }: StoredSecret,
): Buffer | undefined {
  if (keyId === null) return secret;
  const key = keys.find(({ id }) => id === keyId);
  return key && unsealed(key, rowId, secret);
}

function unsealed({ bytes }: SecretKey, rowId: string, sealed: Buffer): Buffer | undefined {
  if (sealed[0] !== AES_GCM) return undefined;
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const body = sealed.subarray(1 + IV_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, bytes, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(rowId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return undefined; // the tag does not fit
  }
}

/** Tables with columns `secret` and `key_id`, and the column that the seal is bound to. */
const SEALED = { authenticators: 'user_id', webhooks: '_id' } as const;

type SealedTable = keyof typeof SEALED;

/** Secrets of each table that no key opens. */
export type LostSecrets = Readonly<Record<SealedTable, number>>;

/** Seals every secret with the first key, at start: secrets in clear, and those of a key that is to be removed. */
export async function sealStoredSecrets(ports: SealPorts & Pick<Ports, 'pool'>): Promise<LostSecrets> {
  return {
    authenticators: await sealTable(ports, 'authenticators'),
    webhooks: await sealTable(ports, 'webhooks'),
  };
}

async function sealTable(ports: SealPorts & Pick<Ports, 'pool'>, table: SealedTable): Promise<number> {
  const { secretKeys } = ports;
  const id = SEALED[table];
  return inTransaction(ports.pool, async (sql) => {
    const { rows } = await sql.query<StoredSecret & { readonly id: string }>(
      `SELECT ${id} AS id, secret, key_id FROM ${table} WHERE key_id IS DISTINCT FROM $1 FOR UPDATE`,
      [secretKeys[0]?.id ?? null],
    );
    let lost = 0;
    for (const row of rows) {
      const secret = openedSecret(secretKeys, row.id, row);
      if (secret) {
        const sealed = sealSecret(ports, row.id, secret);
        await sql.query(`UPDATE ${table} SET secret = $2, key_id = $3 WHERE ${id} = $1`, [
          row.id,
          sealed.secret,
          sealed.key_id,
        ]);
      } else lost += 1;
    }
    return lost;
  });
}
