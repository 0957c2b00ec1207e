/** Starts and stops the server: database, migrations, demonstration data, socket. */
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { createApp } from './app.ts';
import { chatCompletions } from './chat/chat-completions.ts';
import { type DatabaseConnection, connectDatabase } from './operations/database/connect-database.ts';
import { databaseBlobs } from './storage/blobs/database-blobs.ts';
import { s3Blobs } from './storage/blobs/s3-blobs.ts';
import { s3Heads } from './storage/s3-heads.ts';
import { mailInFolder } from './jobs/mail/mail-in-folder.ts';
import { startWebhooks } from './jobs/webhook/send-due-webhooks.ts';
import type { MailPort } from './jobs/mail/mail-port.ts';
import { smtpMail } from './jobs/mail/smtp-mail.ts';
import { RECORDS } from './kinds/all-kinds.ts';
import { type Ports, USUAL_LIMITS } from './ports.ts';
import { type DemoAccount, seedDemonstration } from './operations/seed/seed-demonstration.ts';
import type { Settings } from './settings.ts';
import { passwordTurns } from './account/hash-queue.ts';
import { callSource } from './storage/call-source.ts';
import { secretKeysOf } from './storage/secrets/secret-keys.ts';
import { type LostSecrets, sealStoredSecrets } from './storage/secrets/sealed-secret.ts';
import { firstGeneration } from './storage/generation.ts';
import { sealAudit } from './operations/seal-audit.ts';
import { watchHistory } from './operations/watch-generation.ts';
import { startMoves } from './operator/seat-moves.ts';
import { sqlOf } from './storage/sql.ts';
import { startTraces } from './operations/traces.ts';
import { startIndexing } from './jobs/index-matters.ts';
import { startPushing } from './jobs/push/send-due-pushes.ts';
import { standbyReads } from './storage/standby-reads.ts';
import { sweep } from './storage/sweep.ts';
import { fillWholeKinds } from './storage/whole-kind-logs.ts';
import type { TASKS } from './tasks.ts';
import { ThreadPool } from './threads/thread-pool.ts';

const HOUR = 3_600_000;
/** Minimum age of unreferenced bytes before deletion. An upload may still be in progress. */
const UNNAMED_KEPT = 24 * HOUR;
/** Milliseconds after which running work is cancelled, so that a stop takes under ten seconds. */
const PATIENCE = 5_000;

export interface RunningServer {
  readonly address: string;
  readonly notices: readonly string[];
  readonly demoAccounts: readonly DemoAccount[];
  readonly databaseEnded: Promise<string>;
  readonly close: () => Promise<void>;
}

export interface BuiltFiles {
  /** Built app. */
  readonly distFolder: string;
  /** Entry of the worker threads. */
  readonly worker: URL;
}

export async function serve(settings: Settings, built: BuiltFiles): Promise<RunningServer> {
  const database = await connectDatabase(settings);
  try {
    return await serveOn(database, settings, built);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveOn(
  database: DatabaseConnection,
  settings: Settings,
  { distFolder, worker }: BuiltFiles,
): Promise<RunningServer> {
  const { pool } = database;
  await database.prepare();
  const endTraces = settings.traces && startTraces(settings.traces);
  const stop = new AbortController();
  const tasks = new ThreadPool<typeof TASKS>({ ...settings.threads, entry: worker });
  const secretKeys = await secretKeysOf(settings);
  const ports = { ...portsOf(database, settings, distFolder), secretKeys, tasks, stopping: stop.signal };
  const lostSecrets = await sealStoredSecrets(ports);
  await firstGeneration(ports);
  const history = await watchHistory(ports, {
    folder: settings.dataFolder,
    holdsDatabase: settings.database.url === undefined,
  });
  const demoAccounts = settings.demonstration ? await seedDemonstration(ports) : [];
  const app = await createApp(ports);
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) void reply.header('connection', 'close');
  });
  const address = await listen(app, settings);
  const sweepNow = (): void => {
    sweep(sqlOf(pool), ports.now()).catch(ports.reportCrash);
    ports.blobs.sweep(new Date(ports.now().getTime() - UNNAMED_KEPT)).catch(ports.reportCrash);
  };
  sweepNow();
  const jobs = [startPushing(ports), startWebhooks(ports), startMoves(ports), startIndexing(ports)];
  const sealing = sealAudit(ports, {
    dataFolder: settings.dataFolder,
    store: settings.auditHeads && s3Heads(settings.auditHeads),
  });
  fillWholeKinds(ports).catch(ports.reportCrash);
  const sweeping = setInterval(sweepNow, HOUR);
  const close = async (): Promise<void> => {
    stop.abort();
    clearInterval(sweeping);
    history.stop();
    for (const job of jobs) job.stop();
    await pause(settings.drain); // keep answering while the load balancer reads `ready` and stops sending
    const cut = setTimeout(() => {
      app.server.closeAllConnections();
    }, PATIENCE);
    await app.close();
    clearTimeout(cut);
    await endTraces?.();
    await tasks.close();
    await sealing.stop();
    await database.close();
  };
  const before = [
    database.notice,
    history.notice,
    secretsNotice({ hasKey: secretKeys.length > 0, lostSecrets }),
  ];
  const notices = [...before, ...(await noticesOf(ports, settings))].filter((notice) => notice !== undefined);
  return { address, notices, demoAccounts, databaseEnded: database.ended, close };
}

const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Set PORT to another one, or stop the program that uses it.',
  EACCES: 'needs more rights. Set PORT to 1024 or above.',
};

/** The sentence of an error names the setting, which that of Node does not. */
async function listen(
  app: Awaited<ReturnType<typeof createApp>>,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const advice = error instanceof Error && 'code' in error ? LISTEN_ERRORS[String(error.code)] : undefined;
    throw advice === undefined ? error : new Error(`Port ${port} ${advice}`, { cause: error });
  }
}

const noticesOf = async (ports: Ports, settings: Settings): Promise<(string | undefined)[]> => [
  roleNotice(settings),
  mailNotice(settings),
  modelNotice(settings),
  ...(await openNotices(ports)),
];

const now = (): Date => new Date();

function portsOf(
  { pool, standby }: DatabaseConnection,
  settings: Settings,
  distFolder: string,
): Omit<Ports, 'stopping' | 'tasks' | 'secretKeys'> {
  const { publicUrl, demonstration } = settings;
  return {
    pool,
    ...(standby && { standby: standbyReads({ primary: pool, standby, now }) }),
    now,
    newId: () => v7(),
    randomBytes,
    reportCrash,
    blobs: settings.s3 ? s3Blobs({ pool, now, reportCrash }, settings.s3) : databaseBlobs({ pool, now }),
    mail: mailOf(settings),
    ...(settings.chatModel && { chatModel: chatCompletions(settings.chatModel) }),
    ...(settings.accessLog && { accessLog: writeLine }),
    records: RECORDS,
    passwordTurns: passwordTurns({
      atOnce: settings.passwordWorkers,
      waiting: 20 * settings.passwordWorkers,
    }),
    config: {
      publicUrl,
      demonstration,
      metricsToken: settings.metricsToken,
      traces: settings.traces !== undefined,
      trustedProxies: settings.trustedProxies,
      distFolder,
      oldestClient: '0.1.0',
      pushServices: settings.pushServices,
      providers: settings.providers,
      quotas: settings.quotas,
      // on one machine all users share one address
      limits: demonstration
        ? { ...USUAL_LIMITS, registerPerAddress: 5_000, loginPerAddress: 5_000 }
        : USUAL_LIMITS,
      sessionEnds: settings.sessionEnds,
      identityTime: settings.identityTime,
      wake: settings.wake,
      imports: settings.imports,
      webhookLoopback: false,
      authenticatorWindow: settings.authenticatorWindow,
      passwordCost: 2 ** 17,
    },
  };
}

interface SecretsState {
  readonly hasKey: boolean;
  readonly lostSecrets: LostSecrets;
}

function secretsNotice({ hasKey, lostSecrets }: SecretsState): string | undefined {
  const { authenticators, webhooks } = lostSecrets;
  if (authenticators + webhooks > 0) {
    return `The key of ${authenticators} authenticator apps and ${webhooks} webhooks is missing: add it to SECRET_KEYS again. Until then their users log in with recovery codes, and these webhooks wait.`;
  }
  return hasKey
    ? undefined
    : 'SECRET_KEYS is not set: the secrets of authenticator apps and webhooks are in the database in clear.';
}

const mailFolder = ({ dataFolder }: Settings): string => path.join(dataFolder, 'mail');

const mailNotice = (settings: Settings): string | undefined =>
  settings.smtp
    ? undefined
    : `No mail server is set (SMTP_URL): e-mails are not sent but written to ${mailFolder(settings)}.`;

const roleNotice = ({ database: { url, migrationUrl } }: Settings): string | undefined =>
  url !== undefined && migrationUrl === undefined
    ? 'DATABASE_MIGRATION_URL is not set: the role of DATABASE_URL owns the tables and could empty the audit log.'
    : undefined;

const modelNotice = ({ chatModel }: Settings): string | undefined =>
  chatModel &&
  `Questions of the chat go, stripped of names and numbers, to ${chatModel.name} at ${new URL(chatModel.url).host}${chatModel.forJudges ? ', those of judges too' : '; not those of judges'}.`;

const mailOf = (settings: Settings): MailPort =>
  settings.smtp
    ? smtpMail(settings.smtp, reportCrash)
    : mailInFolder(mailFolder(settings), { now: () => new Date(), newId: () => v7(), reportCrash });

/** Warnings about insecure or missing settings outside a demonstration. */
async function openNotices({ pool, config }: Ports): Promise<string[]> {
  if (config.demonstration) return [];
  const sample = await pool.query<{ email: string }>('SELECT email FROM users WHERE sample ORDER BY email');
  const emails = sample.rows.map(({ email }) => email).join(', ');
  return [
    ...(emails === '' ? [] : [`Sample accounts are in this database and do not sign in: ${emails}.`]),
    ...(config.publicUrl !== undefined && config.trustedProxies.length === 0
      ? [
          'PUBLIC_URL is set without TRUSTED_PROXIES: everybody behind your proxy counts as one address. Name the proxy.',
        ]
      : []),
  ];
}

const writeLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Logs one JSON line. The caller gets the incident id only. */
function reportCrash(error: Error): string {
  const incident = randomUUID();
  const { name, message, stack } = error;
  process.stderr.write(
    `${JSON.stringify({ at: new Date().toISOString(), incident, request: callSource()?.requestId, name, message, stack })}\n`,
  );
  return incident;
}
