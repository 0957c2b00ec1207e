/** Reads the operator's settings from the environment. Errors are reported as sentences. */
import { isIP } from 'node:net';
import path from 'node:path';
import { QUOTA_SETTINGS, type QuotaName } from '#contract/operator/quota-settings.ts';
import { type ChatModelSettings, chatModelFrom } from './chat/model-settings.ts';
import { type OidcProvider, providersFrom } from './account/oidc/provider-settings.ts';
import { type SecretKey, secretKeysFrom } from './storage/secrets/secret-keys.ts';
import { type ImportLimits, importLimitsFrom } from './kinds/case/import/import-settings.ts';
import type { Quotas, WakeLimits } from './ports.ts';
import { type TraceSettings, tracesFrom } from './operations/trace-settings.ts';
import type { SmtpSettings } from './jobs/mail/smtp-mail.ts';
import { type SessionEnds, USUAL_ENDS } from './storage/session-ends.ts';
import type { ThreadPoolOptions } from './threads/thread-pool.ts';

export interface DatabaseSettings {
  /** External PostgreSQL; `undefined` means the embedded one. */
  readonly url: string | undefined;
  /** Connection of the owner of the tables, who only migrates; `undefined` means `url`. */
  readonly migrationUrl: string | undefined;
  /** A read-only standby for reads of changes; `undefined` means the primary. */
  readonly standbyUrl: string | undefined;
  /** False if only `npm run admin -- migrate` changes the schema of an external database. */
  readonly migratesAtStart: boolean;
  /** Seconds to wait for it at start. */
  readonly wait: number;
  readonly connections: number;
  /** Milliseconds. */
  readonly statementTimeout: number;
  /** Milliseconds that a transaction may be idle. */
  readonly idleTransactionTimeout: number;
  /** A transaction pooler is in use, so no state may remain in a connection. */
  readonly pgbouncer: boolean;
}

/** S3-compatible blob store. */
export interface S3Settings {
  /** Without bucket and trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Bucket for the heads of the audit chain. */
export interface HeadStoreSettings extends S3Settings {
  /** Days for which the store refuses to change or delete a head. */
  readonly days: number;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly database: DatabaseSettings;
  /** Blob store; `undefined` means the database. */
  readonly s3: S3Settings | undefined;
  /** Bucket with object lock; `undefined` means the file in the data folder alone. */
  readonly auditHeads: HeadStoreSettings | undefined;
  readonly publicUrl: string | undefined;
  /** Without it, mails are written to a folder. */
  readonly smtp: SmtpSettings | undefined;
  readonly providers: readonly OidcProvider[];
  /** Keys for secrets in the database; the first one seals. */
  readonly secretKeys: readonly SecretKey[];
  /** Without it, the chat answers from the tables only. */
  readonly chatModel: ChatModelSettings | undefined;
  readonly accessLog: boolean;
  readonly metricsToken: string | undefined;
  /** Without it, no call is traced. */
  readonly traces: TraceSettings | undefined;
  readonly trustedProxies: readonly string[];
  /** Hosts of push services that this server may call. */
  readonly pushServices: readonly string[];
  /** Concurrent password hashes. */
  readonly passwordWorkers: number;
  readonly sessionEnds: SessionEnds;
  /** Milliseconds. */
  readonly identityTime: number;
  readonly wake: WakeLimits;
  readonly imports: ImportLimits;
  readonly authenticatorWindow: number;
  readonly threads: ThreadSettings;
  readonly quotas: Quotas;
  /** Milliseconds between the stop signal and the end of new work. */
  readonly drain: number;
  /** Loopback, no `PUBLIC_URL`, no `DATABASE_URL`. */
  readonly demonstration: boolean;
}

/** Worker threads for papers and checks of files. */
export type ThreadSettings = Pick<ThreadPoolOptions, 'threads' | 'waiting' | 'time' | 'memory'>;

type Env = Readonly<Record<string, string | undefined>>;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export function settingsFrom(env: Env): Settings {
  const host = env['HOST'] || '127.0.0.1';
  const database = databaseFrom(env);
  const publicUrl = publicUrlFrom(env['PUBLIC_URL']);
  const demonstration = LOOPBACK.has(host) && publicUrl === undefined && database.url === undefined;
  return {
    host,
    port: portFrom(env['PORT']),
    dataFolder: path.resolve(env['DATA_DIR'] || 'data'),
    database,
    s3: s3From(env),
    auditHeads: auditHeadsFrom(env),
    publicUrl,
    smtp: smtpFrom(env),
    providers: providersFrom(env),
    secretKeys: secretKeysFrom(env['SECRET_KEYS']),
    chatModel: chatModelFrom(env, {
      number: (name, range) => numberFrom(env, name, range),
      isOn: (name, usual) => switchFrom(env, name, usual),
    }),
    accessLog: switchFrom(env, 'ACCESS_LOG', !demonstration),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    traces: tracesFrom(env),
    trustedProxies: proxiesFrom(env['TRUSTED_PROXIES']),
    pushServices: hostsFrom(env['PUSH_SERVICES']) ?? PUSH_SERVICES,
    passwordWorkers: numberFrom(env, 'PASSWORD_WORKERS', {
      usual: 1,
      least: 1,
      most: 3,
      of: 'passwords at once',
    }),
    sessionEnds: sessionEndsFrom(env),
    identityTime:
      60_000 * numberFrom(env, 'IDENTITY_MINUTES', { usual: 15, least: 1, most: 1_440, of: 'minutes' }),
    wake: wakeFrom(env),
    imports: importLimitsFrom((name, range) => numberFrom(env, name, range)),
    authenticatorWindow: numberFrom(env, 'AUTHENTICATOR_WINDOW', {
      usual: 1,
      least: 0,
      most: 1,
      of: 'time steps',
    }),
    threads: threadsFrom(env),
    quotas: quotasFrom(env),
    drain: 1_000 * numberFrom(env, 'DRAIN_SECONDS', { usual: 0, least: 0, most: 300, of: 'seconds' }),
    demonstration,
  };
}

const wakeFrom = (env: Env): WakeLimits => ({
  every: 1_000 * numberFrom(env, 'WAKE_SECONDS', { usual: 3, least: 1, most: 60, of: 'seconds' }),
  pages: numberFrom(env, 'WAKE_PAGES', { usual: 10_000, least: 0, most: 100_000, of: 'pages' }),
});

function databaseFrom(env: Env): DatabaseSettings {
  const seconds = (name: string, usual: number, least = 1): number =>
    numberFrom(env, name, { usual, least, most: 3_600, of: 'seconds' });
  const [url, standbyUrl] = [
    databaseUrlFrom(env, 'DATABASE_URL'),
    databaseUrlFrom(env, 'DATABASE_STANDBY_URL'),
  ];
  if (url === undefined && standbyUrl !== undefined)
    throw new Error('DATABASE_STANDBY_URL is set without DATABASE_URL. Set both, or neither.');
  return {
    url,
    standbyUrl,
    migrationUrl: databaseUrlFrom(env, 'DATABASE_MIGRATION_URL'),
    migratesAtStart: switchFrom(env, 'DATABASE_MIGRATE_AT_START', true),
    wait: seconds('DATABASE_WAIT', 60, 0),
    connections: numberFrom(env, 'DATABASE_CONNECTIONS', {
      usual: 20,
      least: 2,
      most: 1_000,
      of: 'connections',
    }),
    statementTimeout: 1_000 * seconds('DATABASE_STATEMENT_TIMEOUT', 15),
    idleTransactionTimeout: 1_000 * seconds('DATABASE_IDLE_TIMEOUT', 10),
    pgbouncer: switchFrom(env, 'PGBOUNCER', false),
  };
}

const quotasFrom = (env: Env): Quotas => ({
  megabytes: quotaFrom(env, 'megabytes'),
  prints: quotaFrom(env, 'prints'),
  mails: quotaFrom(env, 'mails'),
});

const quotaFrom = (env: Env, quota: QuotaName): number =>
  numberFrom(env, QUOTA_SETTINGS[quota].setting, QUOTA_SETTINGS[quota]);

const DAY = 86_400_000;

/** An idle end after the absolute one would have no effect. */
function sessionEndsFrom(env: Env): SessionEnds {
  const days = (name: string, usual: number): number =>
    numberFrom(env, name, { usual: usual / DAY, least: 1, most: 400, of: 'days' });
  const [idle, absolute] = [
    days('SESSION_IDLE_DAYS', USUAL_ENDS.idle),
    days('SESSION_DAYS', USUAL_ENDS.absolute),
  ];
  if (idle > absolute) {
    throw new Error(`SESSION_IDLE_DAYS is ${idle}. Set at most the ${absolute} days of SESSION_DAYS.`);
  }
  return { idle: idle * DAY, absolute: absolute * DAY };
}

function threadsFrom(env: Env): ThreadSettings {
  const threads = numberFrom(env, 'WORKER_THREADS', { usual: 2, least: 1, most: 16, of: 'threads' });
  return {
    threads,
    waiting: 20 * threads,
    time: 1_000 * numberFrom(env, 'WORKER_SECONDS', { usual: 120, least: 5, most: 600, of: 'seconds' }),
    memory: numberFrom(env, 'WORKER_MEMORY', { usual: 512, least: 128, most: 4_096, of: 'megabytes' }),
  };
}

/** All settings or none: an incomplete store would lose files. */
function s3From(env: Env): S3Settings | undefined {
  const endpoint = env['S3_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    throw new Error(
      `S3_ENDPOINT is ${endpoint}. Set an address such as https://s3.ap-south-1.amazonaws.com.`,
    );
  }
  const given = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`S3_ENDPOINT is set without ${name}. Set both, or neither.`);
    return value;
  };
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: given('S3_BUCKET'),
    region: env['S3_REGION'] || 'us-east-1',
    accessKeyId: given('S3_ACCESS_KEY_ID'),
    secretAccessKey: given('S3_SECRET_ACCESS_KEY'),
  };
}

function auditHeadsFrom(env: Env): HeadStoreSettings | undefined {
  const bucket = env['S3_AUDIT_BUCKET'];
  if (!bucket) return undefined;
  const s3 = s3From(env);
  if (!s3) throw new Error('S3_AUDIT_BUCKET is set without S3_ENDPOINT. Set both, or neither.');
  const days = numberFrom(env, 'S3_AUDIT_DAYS', { usual: 3_650, least: 1, most: 36_500, of: 'days' });
  return { ...s3, bucket, days };
}

interface Range {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly of: string;
}

function numberFrom(env: Env, name: string, { usual, least, most, of }: Range): number {
  const given = env[name];
  if (!given) return usual;
  const number = Number(given);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new Error(`${name} is ${given}. Set a whole number of ${of} from ${least} to ${most}.`);
  }
  return number;
}

function switchFrom(env: Env, name: string, usual: boolean): boolean {
  const given = env[name];
  if (!given) return usual;
  if (given !== 'on' && given !== 'off') throw new Error(`${name} is ${given}. Set on or off.`);
  return given === 'on';
}

function portFrom(given: string | undefined): number {
  if (!given) return 8080;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is ${given}. Set a number from 0 to 65535.`);
  }
  return port;
}

/** Never repeats the address, which contains a password. */
function databaseUrlFrom(
  env: Env,
  name: `DATABASE_${'' | 'MIGRATION_' | 'STANDBY_'}URL`,
): string | undefined {
  const given = env[name];
  if (!given) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(given) && !/^(?:socket:|\/)/.test(given)) {
    throw new Error(`${name} is no address of PostgreSQL. Set postgres://user:password@host:5432/name.`);
  }
  return given;
}

function publicUrlFrom(given: string | undefined): string | undefined {
  if (!given) return undefined;
  if (!URL.canParse(given) || !/^https?:/.test(given)) {
    throw new Error(`PUBLIC_URL is ${given}. Set an address such as https://bail.example.in.`);
  }
  return given;
}

/** Never repeats the address, which contains a password. */
function smtpFrom(env: Env): SmtpSettings | undefined {
  const [url, from] = [env['SMTP_URL'], env['MAIL_FROM']];
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url)) {
    throw new Error('SMTP_URL is no address of a mail server. Set smtp://user:password@host:587.');
  }
  if (!from?.includes('@')) {
    throw new Error('SMTP_URL is set without MAIL_FROM. Set the address that messages come from.');
  }
  return { url, from };
}

/** Services of the common browsers: Chrome and Edge on Android, Firefox, Safari, Edge on Windows. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
];

function hostsFrom(given: string | undefined): string[] | undefined {
  if (!given) return undefined;
  const hosts = given.split(',').map((host) => host.trim());
  const wrong = hosts.find((host) => !/^[a-z\d.-]+$/.test(host));
  if (wrong !== undefined) {
    throw new Error(
      `PUSH_SERVICES names ${wrong}. Set host names such as push.example.in, with commas between.`,
    );
  }
  return hosts;
}

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function proxiesFrom(given: string | undefined): string[] {
  const proxies = (given ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const wrong = proxies.find((proxy) => !NETWORKS.has(proxy) && !isNetwork(proxy));
  if (wrong !== undefined) {
    throw new Error(
      `TRUSTED_PROXIES names ${wrong}. Set addresses or networks such as 10.0.0.5, 10.0.0.0/8.`,
    );
  }
  return proxies;
}

function isNetwork(proxy: string): boolean {
  const [address = '', bits] = proxy.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}
