/** Passkeys for the settings page. The public key is never returned. */
import type { Passkey } from '#contract/account/passkey.ts';
import type { Sql } from '#server/storage/sql.ts';

export interface PasskeyRow {
  readonly _id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

const COLUMNS = '_id, name, created_at, used_at';

export const passkeyEntity = ({ _id, name, created_at: at, used_at: used }: PasskeyRow): Passkey => ({
  _id,
  name,
  createdAt: at.toISOString(),
  ...(used && { usedAt: used.toISOString() }),
});

export async function passkeysOf(sql: Sql, userId: string): Promise<Passkey[]> {
  const found = await sql.query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY created_at, _id`,
    [userId],
  );
  return found.rows.map(passkeyEntity);
}

interface PasskeyRef {
  readonly userId: string;
  readonly id: string;
}

/** `undefined` if the user has no such key. */
export async function renamePasskey(
  sql: Sql,
  { userId, id }: PasskeyRef,
  name: string,
): Promise<Passkey | undefined> {
  const renamed = await sql.query<PasskeyRow>(
    `UPDATE passkeys SET name = $3 WHERE _id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
    [id, userId, name],
  );
  const [row] = renamed.rows;
  return row && passkeyEntity(row);
}
