/**
 * Key with which a device signs the backups of its user. It is derived from one secret of the server, so every
 * device of the user has the same key, also a new one.
 */
import { createHmac } from 'node:crypto';
import type { Ports } from '#server/ports.ts';
import { type Sql, sqlOf } from '#server/storage/sql.ts';

export async function backupKeyOf(
  { pool, randomBytes }: Pick<Ports, 'pool' | 'randomBytes'>,
  userId: string,
): Promise<string> {
  const sql = sqlOf(pool);
  const secret = (await storedSecret(sql)) ?? (await createSecret(sql, randomBytes(32)));
  return createHmac('sha256', secret).update(`backup:${userId}`).digest('base64url');
}

const NAME = 'backup';

async function storedSecret(sql: Sql): Promise<Buffer | undefined> {
  const { rows } = await sql.query<{ secret: Buffer }>('SELECT secret FROM server_secrets WHERE name = $1', [
    NAME,
  ]);
  return rows[0]?.secret;
}

/** Another process may be first; its secret counts. */
async function createSecret(sql: Sql, secret: Buffer): Promise<Buffer> {
  await sql.query('INSERT INTO server_secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    NAME,
    secret,
  ]);
  return (await storedSecret(sql)) ?? secret;
}
