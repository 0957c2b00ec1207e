/** The key that opens a user's sealed records on a device after a login. It stays the same for every password. */
import type { Ports } from '#server/ports.ts';
import { sqlOf } from '#server/storage/sql.ts';

const BYTES = 32;

/** Base64. The first request makes it. */
export async function recordKeyOf(ports: Ports, userId: string): Promise<string> {
  const sql = sqlOf(ports.pool);
  const known = await sql.query<{ key: Buffer }>('SELECT key FROM record_keys WHERE user_id = $1', [userId]);
  const [row] =
    known.rows.length > 0
      ? known.rows
      : (
          await sql.query<{ key: Buffer }>(
            `INSERT INTO record_keys VALUES ($1, $2)
             ON CONFLICT (user_id) DO UPDATE SET key = record_keys.key RETURNING key`, // another request was first
            [userId, ports.randomBytes(BYTES)],
          )
        ).rows;
  if (!row) throw new Error('the record key that was just made is not there');
  return row.key.toString('base64');
}
