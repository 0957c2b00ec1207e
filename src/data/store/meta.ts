/** Small values about the database: one row each, by name. */
import type { EntityTable } from 'dexie';
import type { ProfilePatch, StoredUser, User } from '#contract/account/user.ts';
import type { Contact } from '#domain/hearing/court-day.ts';
import type { UnsentCounts } from './unsent-mark.ts';

/** Why nothing is sent until the user acts. */
export interface Pause {
  /** `ended`: the session ended on a device with records of several users, so it is closed like `revoked`. */
  readonly reason: 'signed-out' | 'revoked' | 'ended' | 'too-old';
  readonly at: string;
  /** For `too-old`: the app version that the server rejected. A newer version tries again. */
  readonly clientVersion?: string;
}

export interface Resync {
  readonly epoch: number;
  readonly next: string | null;
  /** The server was restored from a backup. */
  readonly setBack?: boolean;
}

/** Unsent work in a database that the browser has deleted. */
export interface LostWork extends UnsentCounts {
  /** When this device detected the loss. */
  readonly at: string;
  /** The work is sealed and its key is lost. Absent if the browser deleted the work. */
  readonly why?: 'key';
}

/** A first pull that has not finished. */
export interface FirstPull {
  readonly state: 'running' | 'failed';
  readonly at: string;
  /** Message of the server; empty without one. */
  readonly msg: string;
}

/** A value whose type belongs to a record is added beside that type with `declare module`. */
export interface MetaValues {
  token: string;
  user: StoredUser;
  profile: User;
  /** Unsent changes of the settings, as one merge patch (`settings.ts`). */
  settingsPatch: Readonly<Record<string, unknown>>;
  /** Unsent changes of the profile, as one merge patch. */
  profilePatch: ProfilePatch;
  /** Key that signs backups of this user (`backup-signature.ts`). */
  backupKey: string;
  /** Name of this device, for users who write on several. */
  device: string;
  /** Id of this browser's push subscription on the server. */
  push: string;
  schemaEpoch: number;
  /** Every row is sealed. Absent while rows of an older release are not (`sealed/seal-clear-rows.ts`). */
  sealedAll: true;
  cursor: string;
  /** Generation of the server's database to which the cursor belongs. */
  generation: string;
  /** The resync epoch that pulled rows are stamped with. */
  epoch: number;
  /** A running resync. */
  resync: Resync;
  /** A resync would remove suspiciously many records, so it waits for the user. */
  sweep: { readonly epoch: number; readonly removes: number; readonly of: number };
  /** The last contact with the server, by both clocks. */
  contact: Contact;
  pulledAt: string;
  /** When a pull last fetched every change. */
  pullFinishedAt: string;
  /** Absent once the device has all records of its user (`first-pull.ts`). */
  firstPull: FirstPull;
  /** Work of an earlier account with the same address and another password. It stays locked. */
  closedWork: { readonly at: string };
  /** Id set when this database was created (`lost-database.ts`). */
  store: string;
  /** Shown until the user dismisses it. */
  lostWork: LostWork;
  /** The day on which next dates of cases were last recomputed. */
  nextDatesOf: string;
  paused: Pause;
  /** Backoff that the server asked for. */
  quiet: { readonly from: string; readonly until: string };
  /** Attempts without a network; affects the timer only. */
  unreachable: { readonly count: number; readonly nextAt: string };
  heartbeat: { readonly owner: string; readonly at: string };
  /** Heartbeat of the sender of files. */
  'heartbeat-files': { readonly owner: string; readonly at: string };
  persistence: { readonly answer: 'granted' | 'denied' | 'unsupported'; readonly at: string };
}

export interface MetaRow {
  readonly k: keyof MetaValues;
  readonly v: unknown;
}

/** Any database with a `meta` table. */
export interface HasMeta {
  readonly meta: EntityTable<MetaRow, 'k'>;
}

export async function getMeta<K extends keyof MetaValues>(db: HasMeta, k: K): Promise<MetaValues[K] | null> {
  const row = await db.meta.get(k);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by setMeta, by the same table of types
  return row ? (row.v as MetaValues[K]) : null;
}

export async function setMeta<K extends keyof MetaValues>(
  db: HasMeta,
  k: K,
  v: MetaValues[K],
): Promise<void> {
  await db.meta.put({ k, v });
}

export async function clearMeta(db: HasMeta, ...keys: (keyof MetaValues)[]): Promise<void> {
  await db.meta.bulkDelete(keys);
}
