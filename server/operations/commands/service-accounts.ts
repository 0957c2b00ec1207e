/** Operator commands for the accounts of programs: add one, end one, list them. */
import { randomBytes } from 'node:crypto';
import type { Role } from '#contract/account/user.ts';
import { courtIdOf, courtOfId, COURT_KINDS, type CourtSeat } from '#contract/case/court.ts';
import {
  SERVICE_DAYS_MAX,
  SERVICE_SCOPES,
  SERVICE_TOKEN_PREFIX,
  ServiceScope,
} from '#contract/service/service-scopes.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import { audit } from '#server/storage/audit.ts';
import {
  endService,
  insertService,
  type ListedService,
  openServices,
} from '#server/storage/service-accounts.ts';
import { hashToken } from '#server/storage/session.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import { userByEmail } from '#server/storage/users.ts';
import { type Command, UsageError } from './command.ts';
import { startOfDay } from './day-argument.ts';
import { emailFrom } from './email-argument.ts';

const DAY = 86_400_000;

interface ServiceArguments {
  readonly name: string;
  readonly scopes: readonly ServiceScope[];
  readonly email: string | undefined;
  readonly courts: readonly CourtSeat[];
  readonly endsAt: Date;
}

export const addServiceCommand: Command = {
  usage: `add-service --name <name> --scope <${SERVICE_SCOPES.join('|')}> [--scope ...] --until <DD-MM-YYYY> (--for <email> | --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...])`,
  read: (words, clock) => {
    const { name, scopes, email, courts, endsAt } = argumentsFrom(words, clock.now());
    return async (ports) =>
      inTransaction(ports.pool, async (sql) => {
        const user = email === undefined ? undefined : await userByEmail(sql, email);
        if (email !== undefined && !user) throw new Error(`No account has the email ${email}.`);
        if (user && POWERS.has(user.role)) throw new Error(NOT_FOR_POWERS);
        const token = `${SERVICE_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
        const _id = ports.newId();
        const now = ports.now();
        const service = {
          _id,
          name,
          scopes,
          courts,
          userId: user?._id,
          tokenHash: hashToken(token),
          now,
          endsAt,
        };
        if (!(await insertService(sql, service))) {
          throw new Error(
            `A service account is called ${name} already. End it first, or choose another name.`,
          );
        }
        const { operator } = ports;
        const detail = { operator, service: _id, name, scopes, courts, endsAt: endsAt.toISOString() };
        await audit(sql, ports, { action: 'add-service', userId: user?._id, detail });
        return [
          `${name} can call until ${lastDay(endsAt)}. Its token is shown only now:`,
          token,
          'Give it to the program as the header x-auth-token, and to nobody else.',
        ].join('\n');
      });
  },
};

/** Roles with powers over others. */
const POWERS: ReadonlySet<Role> = new Set<Role>(['judge', 'operator']);
const NOT_FOR_POWERS =
  'A service account cannot belong to a judge or an operator, whose powers need a second factor. Name courts with --court.';

export const endServiceCommand: Command = {
  usage: 'end-service <name>',
  read: ([name, ...rest]) => {
    if (name === undefined || rest.length > 0) throw new UsageError('Name the service account, in quotes.');
    return async (ports) =>
      inTransaction(ports.pool, async (sql) => {
        const service = await endService(sql, name, ports.now());
        if (service === undefined) throw new Error(`No open service account is called ${name}.`);
        const detail = { operator: ports.operator, service, name };
        await audit(sql, ports, { action: 'end-service', userId: undefined, detail });
        return `${name} has ended. Its next call is refused.`;
      });
  },
};

export const listServicesCommand: Command = {
  usage: 'services',
  read: (words) => {
    if (words.length > 0) throw new UsageError(`${words[0]} is not understood.`);
    return async ({ pool, now }) => {
      const services = await openServices(sqlOf(pool), now());
      return services.length === 0 ? 'There is no open service account.' : services.map(lineOf).join('\n');
    };
  },
};

const lineOf = ({ name, email, courts, scopes, ends_at: ends, used_at: used }: ListedService): string =>
  `${name}: ${scopes.join(', ')} for ${email ?? courts.map(courtIdOf).join(', ')}, until ${lastDay(ends)}, ${
    used ? `used on ${indianDate(dayInIndia(used))}` : 'not used yet'
  }`;

/** An account ends at the midnight after its last day. */
const lastDay = (ends: Date): string => indianDate(dayInIndia(new Date(ends.getTime() - 1)));

function argumentsFrom(words: readonly string[], now: Date): ServiceArguments {
  const given = flagsOf(words);
  const name = (given('--name')[0] ?? '').trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{1,59}$/u.test(name)) {
    throw new UsageError('Write a name of 2 to 60 letters, digits and spaces after --name.');
  }
  const scopes = [...new Set(given('--scope'))].map(scopeFrom);
  if (scopes.length === 0) throw new UsageError('Name at least one --scope.');
  const [email] = given('--for').map(emailFrom);
  const courts = given('--court').map(courtFrom);
  if ((email === undefined) === (courts.length === 0)) {
    throw new UsageError('Name either the account with --for, or courts with --court.');
  }
  if (email === undefined && scopes.includes('import-cases')) {
    throw new UsageError('import-cases needs an owner of the cases: name the account with --for.');
  }
  return { name, scopes, email, courts, endsAt: endFrom(given('--until')[0], now) };
}

const FLAGS = new Set(['--name', '--scope', '--for', '--court', '--until']);

function flagsOf(words: readonly string[]): (flag: string) => string[] {
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [flag = '', value] = [words[at], words[at + 1]];
    if (!FLAGS.has(flag) || value === undefined) throw new UsageError(`${flag} is not understood.`);
    pairs.push([flag, value]);
  }
  return (wanted) => pairs.flatMap(([flag, value]) => (flag === wanted ? [value] : []));
}

function scopeFrom(given: string): ServiceScope {
  const read = ServiceScope.safeParse(given);
  if (!read.success) throw new UsageError(`${given} is no scope. Name one of ${SERVICE_SCOPES.join(', ')}.`);
  return read.data;
}

function courtFrom(given: string): CourtSeat {
  const court = courtOfId(given);
  if (!court) throw new UsageError(`${given} is no court. Name one of ${COURT_KINDS.join(', ')}.`);
  return court;
}

/** The account works on its last day too. */
function endFrom(given: string | undefined, now: Date): Date {
  const ends = new Date(startOfDay('--until', given).getTime() + DAY);
  if (ends <= now) throw new UsageError('The day after --until is past. Write a day to come.');
  if (ends.getTime() - now.getTime() > SERVICE_DAYS_MAX * DAY) {
    throw new UsageError(
      `An account lasts at most ${SERVICE_DAYS_MAX} days. Write an earlier day after --until.`,
    );
  }
  return ends;
}
