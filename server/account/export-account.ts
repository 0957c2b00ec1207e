/** Exports all data of a user in the form that the API returns. */
import type { AccountExport } from '#contract/account/account-export.ts';
import { audit } from '#server/storage/audit.ts';
import { readingOf } from '#server/storage/record-kind.ts';
import { countRequest } from '#server/http/limits.ts';
import { sqlOf } from '#server/storage/sql.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { passkeysOf } from './passkey/passkeys.ts';
import { deviceSessions } from './device-sessions.ts';
import { userEntity } from '#server/storage/users.ts';

const HOUR = 3_600;
/** Newest audit rows of the user. */
const LOG_LINES = 10_000;

export async function exportAccount(ports: Ports, caller: Caller): Promise<AccountExport> {
  const sql = sqlOf(ports.pool);
  const { user, seats } = caller;
  const now = ports.now();
  const limit = ports.config.limits.exportsPerUser;
  await countRequest(sql, { bucket: `export:${user._id}`, limit, seconds: HOUR }, now);
  const records: Record<string, unknown[]> = {};
  for (const kind of ports.records.stored) {
    const found = await sql.query<{ record: unknown }>(
      `SELECT record FROM (${readingOf(kind, 'IS NOT NULL')}) AS own WHERE owner_id = $1 ORDER BY id`,
      [user._id],
    );
    records[kind.entity] = found.rows.map(({ record }) => record);
  }
  const log = await sql.query<{ at: Date; action: string; entity: string | null }>(
    'SELECT at, action, entity FROM audit WHERE user_id = $1 ORDER BY at DESC LIMIT $2',
    [user._id, LOG_LINES],
  );
  await audit(sql, ports, { action: 'export-account', userId: user._id });
  return {
    format: 'zamanat-account-1',
    exportedAt: now.toISOString(),
    user: userEntity(user, seats),
    devices: await deviceSessions(ports, caller),
    passkeys: await passkeysOf(sql, user._id),
    records,
    log: log.rows.map(({ at, action, entity }) =>
      Object.assign({ at: at.toISOString(), action }, entity !== null && { entity }),
    ),
  };
}
