/** Acts of an operator on one account: end its sessions, remove its second factor, give and end the role. */
import { type ActingOperator, operatorEntry } from '#server/account/operator-entry.ts';
import type { Ports } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { appendRows } from '#server/storage/change-log.ts';
import { revokeSessions } from '#server/storage/end-sessions.ts';
import type { Sql } from '#server/storage/sql.ts';
import type { UserRow } from '#server/storage/users.ts';

type ActPorts = Pick<Ports, 'now' | 'newId'> & ActingOperator;

interface AccountAct {
  readonly user: Pick<UserRow, '_id'>;
  readonly reason?: string;
}

const because = (reason: string | undefined) => (reason === undefined ? {} : { reason });

export async function endAllSessions(ports: ActPorts, sql: Sql, { user, reason }: AccountAct): Promise<void> {
  await revokeSessions(sql, { userId: user._id, now: ports.now() });
  await audit(
    sql,
    ports,
    operatorEntry(ports, { action: 'end-sessions', userId: user._id, detail: because(reason) }),
  );
}

/** For a lost phone. The account sets up a new second factor after its next login. */
export async function resetSecondFactor(
  ports: ActPorts,
  sql: Sql,
  { user, reason }: AccountAct,
): Promise<void> {
  for (const table of ['authenticators', 'recovery_codes', 'passkeys'] as const) {
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [user._id]);
  }
  await revokeSessions(sql, { userId: user._id, now: ports.now() });
  await audit(
    sql,
    ports,
    operatorEntry(ports, { action: 'reset-second-factor', userId: user._id, detail: because(reason) }),
  );
}

/** Undefined on success, otherwise why the account cannot be an operator. */
export async function grantOperator(ports: ActPorts, sql: Sql, user: UserRow): Promise<string | undefined> {
  const { role, email } = user;
  if (role === 'operator') return `${email} is an operator already.`;
  if (role === 'judge') return `${email} is a judge. Register another account for the operator.`;
  if (!user.email_confirmed) return `${email} is not confirmed. Run confirm-email first.`;
  if (await hasRecords(sql, user._id))
    return `${email} has cases or applications, which an operator must not read. Register another account.`;
  await changeRole(ports, sql, { user, role: 'operator', action: 'grant-operator' });
  return undefined;
}

/** The account stays as that of a user. */
export async function endOperator(ports: ActPorts, sql: Sql, user: UserRow): Promise<string | undefined> {
  if (user.role !== 'operator') return `${user.email} is no operator.`;
  await changeRole(ports, sql, { user, role: 'user', action: 'end-operator' });
  return undefined;
}

async function hasRecords(sql: Sql, userId: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM cases WHERE owner_id = $1 UNION ALL SELECT 1 FROM applications WHERE owner_id = $1 LIMIT 1`,
    [userId],
  );
  return rowCount !== 0;
}

interface RoleChange {
  readonly user: UserRow;
  readonly role: 'operator' | 'user';
  readonly action: 'grant-operator' | 'end-operator';
}

/** Open sessions end, because a device shows the screens of the role of its login. */
async function changeRole(ports: ActPorts, sql: Sql, { user, role, action }: RoleChange): Promise<void> {
  const { _id: userId } = user;
  const version = user.version + 1;
  await sql.query('UPDATE users SET role = $2, version = $3 WHERE _id = $1', [userId, role, version]);
  await appendRows(sql, [{ logId: userId, entity: 'user', id: userId, version }], { now: ports.now() });
  await revokeSessions(sql, { userId, now: ports.now() });
  await audit(sql, ports, operatorEntry(ports, { action, userId, detail: { before: user.role } }));
}
