/** Operator commands for one account: confirm its e-mail, end its sessions, remove its second factors. */
import { noteConfirmed } from '#server/account/email/confirm-email.ts';
import type { OperatorPorts } from '#server/ports.ts';
import { audit } from '#server/storage/audit.ts';
import { revokeSessions } from '#server/storage/end-sessions.ts';
import { inTransaction, type Sql } from '#server/storage/sql.ts';
import { lockUser, userByEmail, type UserRow } from '#server/storage/users.ts';
import { type Command, UsageError } from './command.ts';
import { emailFrom } from './email-argument.ts';

export const confirmEmailCommand = accountCommand('confirm-email', async (ports, sql, user) => {
  if (user.email_confirmed) return `${user.email} is confirmed already.`;
  await noteConfirmed(ports, sql, { userId: user._id, by: 'operator' });
  return `${user.email} is confirmed.`;
});

export const endSessionsCommand = accountCommand('end-sessions', async (ports, sql, user) => {
  const { operator } = ports;
  await revokeSessions(sql, { userId: user._id, now: ports.now() });
  await audit(sql, ports, { action: 'end-sessions', userId: user._id, detail: { operator } });
  return `${user.email} is logged out on every device. Unsent work stays there and opens after a login.`;
});

/** For a lost phone. The account sets up a new second factor after its next login. */
export const resetSecondFactorCommand = accountCommand('reset-second-factor', async (ports, sql, user) => {
  for (const table of ['authenticators', 'recovery_codes', 'passkeys'] as const) {
    await sql.query(`DELETE FROM ${table} WHERE user_id = $1`, [user._id]);
  }
  await revokeSessions(sql, { userId: user._id, now: ports.now() });
  const { operator } = ports;
  await audit(sql, ports, { action: 'reset-second-factor', userId: user._id, detail: { operator } });
  return `${user.email} has no second factor now and is logged out. A judge sets up a new one in Settings, Security.`;
});

type AccountWork = (ports: OperatorPorts, sql: Sql, user: UserRow) => Promise<string>;

function accountCommand(name: string, work: AccountWork): Command {
  return {
    usage: `${name} <email>`,
    read: ([given, ...rest]) => {
      const email = emailFrom(given);
      if (rest.length > 0) throw new UsageError(`${rest[0]} is not understood.`);
      return async (ports) =>
        inTransaction(ports.pool, async (sql) => {
          const found = await userByEmail(sql, email);
          const user = found && (await lockUser(sql, found._id));
          if (!user) throw new Error(`No account has the email ${email}.`);
          return work(ports, sql, user);
        });
    },
  };
}
