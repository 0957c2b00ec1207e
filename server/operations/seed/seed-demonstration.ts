/** Creates four accounts and sample applications in an empty demonstration database. */
import { COURT_KINDS } from '#contract/case/court.ts';
import type { Role } from '#contract/account/user.ts';
import { createAccount } from '#server/account/register.ts';
import { type Caller, EVERY_COURT } from '#server/http/caller.ts';
import type { Ports } from '#server/ports.ts';
import { ensureKindLogs } from '#server/storage/whole-kind-logs.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { userByEmail } from '#server/storage/users.ts';
import { performWrite } from '#server/http/write.ts';
import { createApplication } from '#server/acts/file/create-application.ts';
import { updateApplication } from '#server/acts/decide/update-application.ts';
import { createCase } from '#server/kinds/case/create-case.ts';
import { updateCase } from '#server/kinds/case/update-case.ts';
import { hearingKind } from '#server/kinds/hearing/hearing-kind.ts';
import { listForApplication, listForCase } from '#server/acts/hear/list-hearing.ts';
import { SAMPLE_DECISION, sampleApplications } from './sample-applications.ts';
import { listingsOfApplications, onDay, sampleDocket } from './sample-docket.ts';

export interface DemoAccount {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Public passwords, so these accounts exist on a loopback address only. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'lawyer', name: 'Meera Deshpande', email: 'lawyer@example.in', password: 'neem-tree-lawyer' },
  { role: 'judge', name: 'Arvind Rao', email: 'judge@example.in', password: 'neem-tree-judge' },
  { role: 'user', name: 'Asha Kale', email: 'user@example.in', password: 'neem-tree-user' },
  {
    role: 'operator',
    name: 'Kavita Joshi',
    email: 'admin@example.in',
    password: 'neem-tree-operator',
  },
];

/**
 * Returns the demo accounts, creating them in an empty database, and ensures the kind logs of their judges.
 */
export async function seedDemonstration(ports: Ports): Promise<readonly DemoAccount[]> {
  const found = await ports.pool.query('SELECT 1 FROM users LIMIT 1');
  if (found.rowCount === 0) await seed(ports);
  await ensureKindLogs(ports, COURT_KINDS); // an older folder may lack these logs
  const there = await Promise.all(
    DEMO_ACCOUNTS.map(async (account) => ({
      account,
      row: await userByEmail(sqlOf(ports.pool), account.email),
    })),
  );
  return there.filter(({ row }) => row !== undefined).map(({ account }) => account);
}

async function seed(ports: Ports): Promise<void> {
  for (const account of DEMO_ACCOUNTS)
    await createAccount(ports, account, { inDemonstration: true, sample: true });
  const pending: string[] = [];
  for (const { by, daysAgo, body, decided } of sampleApplications(ports.now())) {
    const then = { ...ports, now: () => new Date(ports.now().getTime() - daysAgo * 86_400_000) };
    const { body: made } = await actAs(then, emailOf(by), createApplication(body));
    if (!decided) {
      pending.push(idOf(made));
      continue;
    }
    const later = { ...ports, now: () => new Date(ports.now().getTime() - (daysAgo - 2) * 86_400_000) };
    await actAs(later, emailOf('judge'), updateApplication(idOf(made), SAMPLE_DECISION));
  }
  await seedDocket(ports, pending);
}

/** Owner of the docket's matters; nobody logs in as this account. */
const LEGAL_AID = 'legal-aid@example.in';

async function seedDocket(ports: Ports, pending: readonly string[]): Promise<void> {
  const judge = emailOf('judge');
  for (const [n, listing] of listingsOfApplications(ports.now()).entries()) {
    await actAs(ports, judge, listForApplication(hearingKind, pending[n] ?? '', listing));
  }
  const password = ports.randomBytes(24).toString('base64url');
  const account = { role: 'lawyer', name: 'Legal Aid Clinic', email: LEGAL_AID, password } as const;
  await createAccount(ports, account, { inDemonstration: true, sample: true });
  for (const { body, category, listing } of sampleDocket()) {
    const { body: made } = await actAs(ports, LEGAL_AID, createCase(body));
    // a new case is in this category, and a change to equal values is refused
    if (category !== 'Standard') {
      await actAs(ports, judge, updateCase(idOf(made), { dcmCategory: category }));
    }
    await actAs(ports, judge, listForCase(hearingKind, idOf(made), onDay(listing, ports.now())));
  }
}

const emailOf = (role: Role): string => DEMO_ACCOUNTS.find((one) => one.role === role)?.email ?? '';

async function actAs(ports: Ports, email: string, effect: Parameters<typeof performWrite>[2]) {
  const user = await userByEmail(sqlOf(ports.pool), email);
  if (!user) throw new Error(`There is no demo account ${email}.`);
  const seats = user.role === 'judge' ? EVERY_COURT : [];
  const none = {
    token: '',
    sessionId: '',
    generation: '',
    writes: 0,
    usedSecondFactor: false,
    confirmedAt: new Date(0),
  };
  const caller: Caller = { user, seats, inDemonstration: true, ...none };
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
