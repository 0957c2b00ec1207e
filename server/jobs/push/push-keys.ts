import webPush from 'web-push';
import type { Sql } from '#server/storage/sql.ts';

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Created at first use, once per database, so that all processes sign with the same keys. */
export async function pushKeys(sql: Sql, now: Date): Promise<PushKeys> {
  const storedKeys = await keptKeys(sql);
  if (storedKeys) return storedKeys;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await sql.query(
    'INSERT INTO push_keys (public_key, private_key, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [publicKey, privateKey, now],
  );
  return (await keptKeys(sql)) ?? { publicKey, privateKey };
}

async function keptKeys(sql: Sql): Promise<PushKeys | undefined> {
  const { rows } = await sql.query<{ readonly public_key: string; readonly private_key: string }>(
    'SELECT public_key, private_key FROM push_keys',
  );
  return rows[0] && { publicKey: rows[0].public_key, privateKey: rows[0].private_key };
}
