/** Commands for one account: e-mail, sessions, second factors, and the role of an operator. */
import { noteConfirmed } from '#server/account/email/confirm-email.ts';
import {
  endAllSessions,
  endOperator,
  grantOperator,
  resetSecondFactor,
} from '#server/operator/account-acts.ts';
import type { OperatorPorts } from '#server/ports.ts';
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
  await endAllSessions(ports, sql, { user });
  return `${user.email} is logged out on every device. Unsent work stays there and opens after a login.`;
});

export const resetSecondFactorCommand = accountCommand('reset-second-factor', async (ports, sql, user) => {
  await resetSecondFactor(ports, sql, { user });
  return `${user.email} has no second factor now and is logged out. A judge sets up a new one in Settings, Security.`;
});

export const grantOperatorCommand = accountCommand('grant-operator', async (ports, sql, user) => {
  const fault = await grantOperator(ports, sql, user);
  if (fault !== undefined) throw new Error(fault);
  return `${user.email} is an operator now and is logged out. It sets up a second factor in Settings, Security.`;
});

export const endOperatorCommand = accountCommand('end-operator', async (ports, sql, user) => {
  const fault = await endOperator(ports, sql, user);
  if (fault !== undefined) throw new Error(fault);
  return `${user.email} is no operator now and is logged out. The account stays as that of a user.`;
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
