/** Everything the API reaches for outside itself. Nothing below this reads a clock, the environment or a random number. */
import type { Pool } from 'pg';
import type { DocumentPort } from './papers/documents-port.ts';
import type { ChatModel } from './chat/chat-model.ts';
import type { BlobStore } from './storage/blob-store.ts';
import type { Catalogue } from './storage/record-kind.ts';
import type { MailPort } from './jobs/mail/mail-port.ts';
import type { HashQueue } from './account/hash-queue.ts';
import type { OidcProvider } from './account/oidc/provider-settings.ts';
import type { Database } from './storage/sql.ts';

/** Ports of one command of the operator. */
export interface OperatorPorts {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  /** The account on this machine that runs the command. */
  readonly operator: string;
}

export interface Limits {
  /** Tries to sign in to one account from one address, in 15 minutes. */
  readonly loginPerAccount: number;
  /** Tries to sign in from one address, to any account, in 15 minutes. */
  readonly loginPerAddress: number;
  /** Messages to one e-mail that lead to a new password, in an hour. */
  readonly resetsPerAccount: number;
  /** The same from one address, to any account. */
  readonly resetsPerAddress: number;
  /** Tries of a password by somebody who is signed in, in 15 minutes; and files of all that is kept of them. */
  readonly passwordsPerUser: number;
  readonly exportsPerUser: number;
  /** New accounts from one address in an hour. */
  readonly registerPerAddress: number;
  /** Writes of one person in a minute. */
  readonly writesPerUser: number;
  /** Documents printed for one person in a minute: a PDF costs seconds of the server's time. */
  readonly printsPerUser: number;
  /** Files that one person adds in a minute. */
  readonly uploadsPerUser: number;
  /** Links that one person makes in an hour: each may send a mail. */
  readonly sharesPerUser: number;
  /** Shared applications opened from one address in a minute. */
  readonly sharedPerAddress: number;
}

export interface Config {
  /** Where the product is reached, when it is behind a proxy: `https://bail.example.in`. */
  readonly publicUrl: string | undefined;
  /** Loopback, no `PUBLIC_URL`, no `DATABASE_URL`; whether a request is in the demonstration is decided at each. */
  readonly demonstration: boolean;
  /** Who reads the numbers of a server; without one, whoever asks from this machine. */
  readonly metricsToken: string | undefined;
  /** Addresses, networks or `loopback`: what they say of whom they speak for is believed. */
  readonly trustedProxies: readonly string[];
  /** The built app; `undefined` serves the API alone. */
  readonly distFolder: string | undefined;
  /** Clients older than this are told to update. */
  readonly oldestClient: string;
  /** Hosts of push services, with all below them: an address anywhere else is refused, and never called. */
  readonly pushServices: readonly string[];
  /** With whose accounts people may log in. */
  readonly providers: readonly OidcProvider[];
  readonly limits: Limits;
  /** scrypt's N: 2^17 in the product. */
  readonly passwordCost: number;
}

export interface Ports {
  readonly pool: Database;
  /** Aborted when a stop begins: nobody new is to be sent here. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  /** A UUIDv7. */
  readonly newId: () => string;
  readonly randomBytes: (size: number) => Buffer;
  /** Writes a crash where the operator finds it; answers the id by which they find it. */
  readonly reportCrash: (error: Error) => string;
  readonly documents: DocumentPort;
  /** The bytes of files that people have added. */
  readonly blobs: BlobStore;
  readonly mail: MailPort;
  readonly passwordTurns: HashQueue;
  /** A model that answers questions of the chat, where the operator configured one. */
  readonly chatModel?: ChatModel;
  /** Where each call's line goes; none is written where it is absent. */
  readonly accessLog?: (line: string) => void;
  /** The kinds of records that are kept here. */
  readonly records: Catalogue;
  readonly config: Config;
}

export const USUAL_LIMITS: Limits = {
  loginPerAccount: 10,
  loginPerAddress: 200,
  resetsPerAccount: 5,
  resetsPerAddress: 60,
  passwordsPerUser: 10,
  exportsPerUser: 10,
  registerPerAddress: 60,
  writesPerUser: 300,
  printsPerUser: 30,
  uploadsPerUser: 60,
  sharesPerUser: 30,
  sharedPerAddress: 120,
};
