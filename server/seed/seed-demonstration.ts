/** Three people and their sample applications, in a demonstration whose database is empty. */
import type { Role } from '#contract/user.ts';
import { createAccount } from '../user/register.ts';
import { type Caller, EVERY_COURT } from '../http/caller.ts';
import type { Ports } from '../ports.ts';
import { fillView } from '../db/fill-view.ts';
import { sqlOf } from '../db/sql.ts';
import { userByEmail } from '../user/users.ts';
import { performWrite } from '../http/write.ts';
import { createApplication } from '../application/create-application.ts';
import { updateApplication } from '../application/update-application.ts';
import { SAMPLE_DECISION, sampleApplications } from './sample-applications.ts';

export interface DemoAccount {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Known to everyone, and therefore only ever made on a loopback address. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'lawyer', name: 'Meera Deshpande', email: 'lawyer@example.in', password: 'neem-tree-lawyer' },
  { role: 'judge', name: 'Arvind Rao', email: 'judge@example.in', password: 'neem-tree-judge' },
  { role: 'user', name: 'Asha Kale', email: 'user@example.in', password: 'neem-tree-user' },
];

/** The demo accounts that are there, made now if the database was empty; and every judge's log made whole. */
export async function seedDemonstration(ports: Ports): Promise<readonly DemoAccount[]> {
  const found = await ports.pool.query('SELECT 1 FROM users LIMIT 1');
  if (found.rowCount === 0) await seed(ports);
  await fillEveryJudge(ports);
  const there = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => ({
      account,
      row: await userByEmail(sqlOf(ports.pool), account.email),
    })),
  );
  return there.filter(({ row }) => row !== undefined).map(({ account }) => account);
}

/** A folder that was served otherwise before may hold what is in no judge's log. */
async function fillEveryJudge(ports: Ports): Promise<void> {
  const judges = await ports.pool.query<{ _id: string }>("SELECT _id FROM users WHERE role = 'judge'");
  for (const { _id } of judges.rows) await fillView(ports, _id, EVERY_COURT);
}

async function seed(ports: Ports): Promise<void> {
  for (const account of DEMO_ACCOUNTS)
    await createAccount(ports, account, { inDemonstration: true, sample: true });
  for (const { by, daysAgo, body, decided } of sampleApplications(ports.now())) {
    const then = { ...ports, now: () => new Date(ports.now().getTime() - daysAgo * 86_400_000) };
    const { body: made } = await actAs(then, by, createApplication(body));
    if (!decided) continue;
    const later = { ...ports, now: () => new Date(ports.now().getTime() - (daysAgo - 2) * 86_400_000) };
    await actAs(later, 'judge', updateApplication(idOf(made), SAMPLE_DECISION));
  }
}

async function actAs(ports: Ports, role: Role, effect: Parameters<typeof performWrite>[2]) {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  const user = account && (await userByEmail(sqlOf(ports.pool), account.email));
  if (!user) throw new Error(`There is no demo ${role}.`);
  const seats = role === 'judge' ? EVERY_COURT : [];
  const caller: Caller = { user, token: '', sessionId: '', seats, inDemonstration: true, generation: '' };
  const request = {
    key: undefined,
    fingerprint: Buffer.alloc(0),
    expected: undefined,
    deviceTime: undefined,
  };
  return performWrite(ports, { caller, ...request }, effect);
}

const idOf = (entity: unknown): string =>
  typeof entity === 'object' && entity !== null && '_id' in entity ? String(entity._id) : '';
