/** State of the device: a few values, one row each, by name. */
import type { Dexie, EntityTable } from 'dexie';
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

/** How far this device has fetched the records of its user. */
export interface SyncPosition {
  readonly cursor?: string;
  /** Generation of the server's database to which the cursor belongs. */
  readonly generation?: string;
  /** The resync epoch that pulled rows are stamped with. */
  readonly epoch?: number;
  /** A running resync. */
  readonly resync?: Resync;
  readonly pulledAt?: string;
  /** When a pull last fetched every change. */
  readonly pullFinishedAt?: string;
  /** Absent once the device has all records of its user (`first-pull.ts`). */
  readonly firstPull?: FirstPull;
  /** The day on which next dates of cases were last recomputed. */
  readonly nextDatesOf?: string;
}

/** Why the next attempt waits. */
export interface RetryWait {
  /** Backoff that the server asked for. */
  readonly quiet?: { readonly from: string; readonly until: string };
  /** Attempts without a network; affects the timer only. */
  readonly unreachable?: { readonly count: number; readonly nextAt: string };
}

/** Notices that wait for the user, apart from rows of the outbox. */
export interface UserNotices {
  /** A resync would remove suspiciously many records. */
  readonly sweep?: { readonly epoch: number; readonly removes: number; readonly of: number };
  readonly lostWork?: LostWork;
  /** Work of an earlier account with the same address and another password. It stays locked. */
  readonly closedWork?: { readonly at: string };
  /** The user does not want to install the app here. */
  readonly installDeclined?: true;
}

/** The sender of a lane proves with it that it is alive. */
interface Heartbeat {
  readonly owner: string;
  readonly at: string;
}

/** State of this device and of its session. A value whose type belongs to a folder is added beside that type. */
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
  /**
   * True once every application in several FIRs is found by all of them (`mark-several-firs.ts`); before, the last id
   * that was read.
   */
  markedFirs: true | string;
  /** The last contact with the server, by both clocks. */
  contact: Contact;
  sync: SyncPosition;
  retry: RetryWait;
  notices: UserNotices;
  /** Id set when this database was created (`lost-database.ts`). */
  store: string;
  paused: Pause;
  heartbeat: Heartbeat;
  /** Of the sender of files. */
  'heartbeat-files': Heartbeat;
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

/** Values that change field by field. */
type StateName = 'sync' | 'retry' | 'notices';

/** Empty if nothing is stored. Awaits one Dexie promise, so that a live query does not lose its transaction. */
export async function stateOf<K extends StateName>(db: HasMeta, k: K): Promise<Partial<MetaValues[K]>> {
  const row = await db.meta.get(k);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by changeState, by the same table of types
  return row ? (row.v as MetaValues[K]) : {};
}

type StateChange<State> = { readonly [Field in keyof State]?: State[Field] | null };

/** Changes these fields alone; null deletes one. Joins the caller's transaction if there is one. */
export async function changeState<K extends StateName>(
  db: HasMeta & Pick<Dexie, 'transaction'>,
  k: K,
  change: StateChange<MetaValues[K]>,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const before: Readonly<Record<string, unknown>> = await stateOf(db, k);
    const fields = Object.entries(change);
    if (fields.every(([name, value]) => value === null && before[name] === undefined)) return;
    const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
    if (after.length === 0) await db.meta.delete(k); // needs no space, unlike a write
    else await db.meta.put({ k, v: Object.fromEntries(after) });
  });
}
