/** Key with which this server signs the judgments of its operator. Devices accept one key per server. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Sql } from '#server/storage/sql.ts';

const NAME = 'law';

export async function signedByServer(sql: Sql, body: string): Promise<string> {
  const key = (await storedKey(sql)) ?? (await createKey(sql));
  return sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
}

/** Public key as SPKI, base64url; null before the first signature. */
export async function publicLawKey(sql: Sql): Promise<string | null> {
  const key = await storedKey(sql);
  return key ? createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64url') : null;
}

async function storedKey(sql: Sql): Promise<KeyObject | null> {
  const { rows } = await sql.query<{ secret: Buffer }>('SELECT secret FROM server_secrets WHERE name = $1', [
    NAME,
  ]);
  const [row] = rows;
  return row ? createPrivateKey({ key: row.secret, format: 'der', type: 'pkcs8' }) : null;
}

/** Writers of editions hold a lock, so no other process creates a key at the same time. */
async function createKey(sql: Sql): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  await sql.query('INSERT INTO server_secrets (name, secret) VALUES ($1, $2)', [NAME, secret]);
  return privateKey;
}
