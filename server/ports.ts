/** Ports of the API to the outside. No code below reads a clock, the environment or random numbers. */
import type { Pool } from 'pg';
import type { ChatModel } from './chat/chat-model.ts';
import type { BlobStore } from './storage/blobs/blob-store.ts';
import type { Catalogue } from './storage/record-kind.ts';
import type { MailPort } from './jobs/mail/mail-port.ts';
import type { HashQueue } from './account/hash-queue.ts';
import type { SecretKey } from './storage/secrets/secret-keys.ts';
import type { OidcProvider } from './account/oidc/provider-settings.ts';
import type { HeadStore } from './storage/head-store.ts';
import type { SessionEnds } from './storage/session-ends.ts';
import type { Database } from './storage/sql.ts';
import type { StandbyReads } from './storage/standby-reads.ts';
import type { ImportLimits } from './kinds/case/import/import-settings.ts';
import type { TaskRunner } from './tasks.ts';

/** Ports of one command of the operator. */
export interface OperatorPorts {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly randomBytes: (size: number) => Buffer;
  /** Keys for secrets in the database; the first one seals. */
  readonly secretKeys: readonly SecretKey[];
  /** Folder of the server's own files. */
  readonly dataFolder?: string;
  /** Heads of the audit chain outside this machine, if configured. */
  readonly headStore?: HeadStore | undefined;
  /** Runs a change of the tables, which the role of the server may not make. */
  readonly asOwner?: <T>(work: (owner: Database) => Promise<T>) => Promise<T>;
  /** The account on this machine that runs the command. */
  readonly operator: string;
}

export interface Limits {
  /** Login attempts per account and address in 15 minutes. */
  readonly loginPerAccount: number;
  /** Login attempts per address in 15 minutes. */
  readonly loginPerAddress: number;
  /** Password-reset mails per address of an account in one hour. */
  readonly resetsPerAccount: number;
  /** Password resets per caller address in one hour. */
  readonly resetsPerAddress: number;
  /** Password checks of a logged-in user in 15 minutes. `exportsPerUser` limits exports in the same time. */
  readonly passwordsPerUser: number;
  /** Codes of a second factor per account in 15 minutes, from any address. */
  readonly codesPerUser: number;
  readonly exportsPerUser: number;
  /** New accounts per address in one hour. */
  readonly registerPerAddress: number;
  /** Writes per user and minute. */
  readonly writesPerUser: number;
  /** Printed documents per user and minute. A PDF takes seconds of server time. */
  readonly printsPerUser: number;
  /** Uploads per user and minute. */
  readonly uploadsPerUser: number;
  /** Share links per user and hour. Each may send a mail. */
  readonly sharesPerUser: number;
  /** Opened share links per address and minute. */
  readonly sharedPerAddress: number;
}

/** Limits of an account and day (`http/quotas.ts`), unless an operator set others (`quota_limits`). */
export interface Quotas {
  /** Of files, and the same of records. */
  readonly megabytes: number;
  /** Papers that the server prints. */
  readonly prints: number;
  /** Mails with shared links. */
  readonly mails: number;
}

/** Pages that wait for changes (`wake/wake-streams.ts`). */
export interface WakeLimits {
  /** Milliseconds between two looks at their counters. */
  readonly every: number;
  /** Most pages of this process. */
  readonly pages: number;
}

export interface Config {
  /** Public address behind a proxy: `https://bail.example.in`. */
  readonly publicUrl: string | undefined;
  /** Loopback without `PUBLIC_URL` and `DATABASE_URL`. Each request is checked again. */
  readonly demonstration: boolean;
  /** Token for `/metrics`. Without one, only local requests may read it. */
  readonly metricsToken: string | undefined;
  /** Calls and statements become spans; `operations/traces.ts` sends them. */
  readonly traces?: boolean;
  /** Addresses, networks or `loopback` whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Built app; `undefined` serves the API only. */
  readonly distFolder: string | undefined;
  /** Older clients must update. */
  readonly oldestClient: string;
  /** Allowed hosts of push services, including subdomains. Other hosts are never called. */
  readonly pushServices: readonly string[];
  /** Identity providers for login. */
  readonly providers: readonly OidcProvider[];
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly sessionEnds: SessionEnds;
  /** Milliseconds for which a login or a confirmation of the identity counts. */
  readonly identityTime: number;
  /** Steps of 30 seconds before and after the current one whose codes of an app count, because clocks differ. */
  readonly authenticatorWindow: number;
  readonly wake: WakeLimits;
  readonly imports: ImportLimits;
  /** Webhooks may reach a receiver on this machine: in tests alone. */
  readonly webhookLoopback: boolean;
  /** N of scrypt: 2^17 in production. */
  readonly passwordCost: number;
}

export interface Ports {
  readonly pool: Database;
  /** Without it the primary reads everything. */
  readonly standby?: StandbyReads | undefined;
  /** Aborted when shutdown begins, so that no new traffic is sent here. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  /** UUIDv7. */
  readonly newId: () => string;
  readonly randomBytes: (size: number) => Buffer;
  /** Logs a crash and returns its incident id. */
  readonly reportCrash: (error: Error) => string;
  /** Work of seconds: papers and checks of files. */
  readonly tasks: TaskRunner;
  /** Bytes of uploaded files. */
  readonly blobs: BlobStore;
  readonly mail: MailPort;
  readonly passwordTurns: HashQueue;
  /** Keys for secrets in the database; the first one seals. Empty if the operator set none. */
  readonly secretKeys: readonly SecretKey[];
  /** Chat model, if the operator configured one. */
  readonly chatModel?: ChatModel;
  /** Receives one line per call; absent means no access log. */
  readonly accessLog?: (line: string) => void;
  /** Record kinds of this server. */
  readonly records: Catalogue;
  readonly config: Config;
}

export const USUAL_LIMITS: Limits = {
  loginPerAccount: 10,
  loginPerAddress: 200,
  resetsPerAccount: 5,
  resetsPerAddress: 60,
  passwordsPerUser: 10,
  codesPerUser: 10,
  exportsPerUser: 10,
  registerPerAddress: 60,
  writesPerUser: 300,
  printsPerUser: 30,
  uploadsPerUser: 60,
  sharesPerUser: 30,
  sharedPerAddress: 120,
};
