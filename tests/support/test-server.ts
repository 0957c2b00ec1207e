/**
 * The real API on its own database without a socket: `fetch` uses `app.inject`. Its clock is the machine's
 * plus the time added with `advance`.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import type { CourtSeat } from '#contract/case/court.ts';
import type { Role, User } from '#contract/account/user.ts';
import { createApp } from '../../server/app.ts';
import { type Appointment, verifyJudge } from '../../server/account/verify-judge.ts';
import { passwordTurns } from '../../server/account/hash-queue.ts';
import { databaseBlobs } from '../../server/storage/blobs/database-blobs.ts';
import { USUAL_ENDS } from '../../server/storage/session-ends.ts';
import { RECORDS } from '../../server/kinds/all-kinds.ts';
import { type Config, type Ports, USUAL_LIMITS } from '../../server/ports.ts';
import type { Mail } from '../../server/jobs/mail/mail-port.ts';
import type { DocumentPort } from '../../server/papers/documents-port.ts';
import { type TaskRunner, TASKS } from '../../server/tasks.ts';
import { injectedNetwork } from './inject-fetch.ts';
import { ownDatabase } from './own-database.ts';
import { distributedPool, isDistributed } from '../distributed/distributed-pool.ts';

export const PASSWORD = 'three quiet herons';

export interface TestUser {
  readonly user: User;
  readonly token: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly baseUrl: string;
  readonly inject: FastifyInstance['inject'];
  /** For code that takes `fetch` as a port; a path alone or an address under `baseUrl`. */
  readonly fetch: typeof fetch;
  readonly ports: Ports;
  readonly pool: Ports['pool'];
  /** Sent e-mails, oldest first. */
  readonly mails: readonly Mail[];
  readonly crashes: Error[];
  readonly now: () => Date;
  readonly advance: (milliseconds: number) => void;
  /** A judge is given `courts`, by default the whole of all three kinds; `[]` leaves them unverified. */
  readonly makeUser: (role: Role, courts?: readonly CourtSeat[]) => Promise<TestUser>;
  /** Fails the test file where the server crashed on anything. */
  readonly stop: () => Promise<void>;
}

/** Courts with the name and designation of every judge of the tests. */
export const appointedTo = (courts: readonly CourtSeat[]): Appointment => ({
  courts,
  name: 'Justice Rao',
  designation: 'Sessions Judge',
});

const ALL_COURTS: readonly CourtSeat[] = [{ kind: 'magistrate' }, { kind: 'sessions' }, { kind: 'high' }];

export const TEST_CONFIG: Config = {
  publicUrl: undefined,
  metricsToken: undefined,
  trustedProxies: [],
  demonstration: false,
  distFolder: undefined,
  oldestClient: '0.1.0',
  pushServices: ['127.0.0.1'],
  providers: [],
  limits: {
    ...USUAL_LIMITS,
    registerPerAddress: 10_000,
    writesPerUser: 10_000,
    printsPerUser: 10_000,
    uploadsPerUser: 10_000,
    sharesPerUser: 10_000,
  },
  quotas: { megabytes: 100_000, prints: 10_000, mails: 10_000 },
  sessionEnds: USUAL_ENDS,
  identityTime: 900_000,
  wake: { every: 50, pages: 100 },
  webhookLoopback: true,
  imports: { rows: 10_000, bytes: 8_388_608 },
  authenticatorWindow: 1,
  passwordCost: 2 ** 10, // the form of a hash, not its strength
};

const PRINTED: DocumentPort = {
  pdf: async () => new TextEncoder().encode('%PDF-1.7 printed by the test'),
  docx: async () => new TextEncoder().encode('PK printed by the test'),
};

/** Tests of tasks start threads of their own (`thread-pool.test.ts`); the other ones need no second thread. */
const tasksOnThisThread = (documents: DocumentPort): TaskRunner => {
  const tasks = { ...TASKS, ...documents };
  return {
    waiting: () => 0,
    run: async (_account, name, ...input) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the task of this name has this input
      const work = tasks[name] as unknown as (...given: typeof input) => ReturnType<TaskRunner['run']>;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- and this result
      return (await work(...input)) as never;
    },
  };
};

export interface TestOptions {
  readonly config?: Partial<Config>;
  readonly documents?: DocumentPort;
  readonly ports?: Partial<
    Pick<
      Ports,
      | 'blobs'
      | 'chatModel'
      | 'stopping'
      | 'records'
      | 'passwordTurns'
      | 'accessLog'
      | 'mail'
      | 'tasks'
      | 'secretKeys'
      | 'standby'
    >
  >;
  /** A pool of another make on the test's own database. */
  readonly database?: (own: Pool) => Ports['pool'];
}

const BASE_URL = 'http://zamanat.test';

export async function startTestServer({
  config,
  documents,
  database,
  ports: given,
}: TestOptions = {}): Promise<TestServer> {
  const own = await ownDatabase();
  const pool = database?.(own) ?? own;
  const strict = isDistributed() && pool === own ? distributedPool(own) : undefined;
  const crashes: Error[] = [];
  const mails: Mail[] = [];
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const ports: Ports = {
    pool: strict ?? pool,
    now,
    newId: () => v7(),
    randomBytes,
    reportCrash: (error) => {
      crashes.push(error);
      return randomUUID();
    },
    tasks: tasksOnThisThread(documents ?? PRINTED),
    blobs: databaseBlobs({ pool: strict ?? pool, now }),
    mail: {
      send: async (mail) => {
        mails.push(mail);
        return 'sent';
      },
    },
    stopping: new AbortController().signal,
    records: RECORDS,
    passwordTurns: passwordTurns({ atOnce: 2, waiting: 10_000 }),
    secretKeys: [{ id: 'test', bytes: Buffer.alloc(32, 7) }],
    config: { ...TEST_CONFIG, ...config },
    ...given,
  };
  const app = await createApp(ports);
  const network = injectedNetwork(app, BASE_URL);
  return {
    app,
    baseUrl: BASE_URL,
    inject: app.inject.bind(app),
    fetch: network.fetch,
    ports,
    pool,
    mails,
    crashes,
    now: ports.now,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    makeUser: async (role, courts = ALL_COURTS) => makeUser(app, { ...ports, pool }, { role, courts }),
    stop: async () => {
      await Promise.all([network.stop(), app.close()]); // a screen may still wait for an answer
      await strict?.end();
      await closed(pool, own, crashes);
    },
  };
}

async function closed(pool: Ports['pool'], own: Pool, crashes: readonly Error[]): Promise<void> {
  await pool.end();
  if (own !== pool) await own.end();
  if (crashes.length > 0) throw new AggregateError(crashes, `${crashes.length} requests crashed the server`);
}

async function makeUser(
  app: FastifyInstance,
  ports: Ports,
  { role, courts }: { readonly role: Role; readonly courts: readonly CourtSeat[] },
): Promise<TestUser> {
  const email = `${role}-${randomUUID()}@example.in`;
  const name = {
    user: 'Asha Kale',
    lawyer: 'Meera Deshpande',
    judge: 'Justice Rao',
    operator: 'Kavita Joshi',
  }[role];
  const registered = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name, email, password: PASSWORD, role: role === 'operator' ? 'user' : role },
  });
  if (registered.statusCode !== 201) throw new Error(`no ${role}: ${registered.body}`);
  const { token, user } = registered.json<TestUser>();
  // as after the link of the mail, and after a login with a second factor
  await ports.pool.query('UPDATE users SET email_confirmed = true WHERE _id = $1', [user._id]);
  await ports.pool.query('UPDATE sessions SET second_factor = true WHERE user_id = $1', [user._id]);
  if (role === 'operator')
    await ports.pool.query("UPDATE users SET role = 'operator' WHERE _id = $1", [user._id]);
  if (role !== 'judge' || courts.length === 0) return { token, user: { ...user, emailConfirmed: true } };
  return { token, user: await verifyJudge(ports, email, appointedTo(courts)) };
}
