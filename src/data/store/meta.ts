/** The small facts that a database keeps about itself: one row each, by name. */
import type { EntityTable } from 'dexie';
import type { CaseHistoryLine } from '#contract/case-record.ts';
import type { Court } from '#contract/court.ts';
import type { ProfilePatch, StoredUser, User } from '#contract/user.ts';
import type { SharedOrder } from '#data/records/order-draft/shared-order.ts';
import type { KeptShares } from '#data/records/application/share-list.ts';
import type { ModelChoice } from '#data/records/chat/model-choice.ts';
import type { Visits } from '#data/records/case/visit.ts';
import type { Contact } from '#domain/court-day.ts';
import type { UnsentCounts } from './unsent-mark.ts';

/** Why nothing is sent at all until the person does something. */
export interface Pause {
  readonly reason: 'signed-out' | 'revoked' | 'too-old';
  readonly at: string;
  /** For `too-old`: the version that was refused; a newer one tries again. */
  readonly clientVersion?: string;
}

export interface Resync {
  readonly epoch: number;
  readonly next: string | null;
  /** The server's history went back: it was restored from a backup. */
  readonly setBack?: boolean;
}

/** `build` names the code that has written it and can read it. */
export interface CachedScreen {
  readonly build: string;
  readonly value: unknown;
}

export interface KeptAvatar {
  readonly sha256: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** As the server told it at that moment. */
export interface KeptHistory {
  readonly at: string;
  readonly lines: readonly CaseHistoryLine[];
}

/** Unsent work that went with a database which the browser has lost. */
export interface LostWork extends UnsentCounts {
  /** When this device noticed. */
  readonly at: string;
}

/** A part of a screen that a start draws as it was seen last (`screen-cache.ts`). */
export type SeenName = `seen:${string}`;

export interface MetaValues {
  token: string;
  user: StoredUser;
  profile: User;
  /** Changes of one's settings that the server does not have yet, as one merge patch (`settings.ts`). */
  settingsPatch: Readonly<Record<string, unknown>>;
  /** Changes of one's profile, in the same way. */
  profilePatch: ProfilePatch;
  /** The picture of the account, as this device has it. */
  avatar: KeptAvatar;
  /** What the devices of a judge know of each other's orders being written, one row for each that the server has. */
  [shared: `shared-order:${string}`]: SharedOrder;
  /** Whether a model may word the answers of the chat. */
  chatModel: ModelChoice;
  /** Which of its person's devices this is, where they write on several. */
  device: string;
  /** How a case stood when it was last opened here, one row each (`visits.ts`). */
  [visits: `visits:${string}`]: Visits;
  [seen: `seen:${string}`]: CachedScreen;
  /** The counted dates of a matter, one row each (`kept-clocks.ts`). */
  [clock: `clock:${string}`]: unknown;
  /** What the server told of a case's history, one row each (`case-history.ts`). */
  [history: `history:${string}`]: KeptHistory;
  /** Links to an application, as told last (`shares.ts`). */
  [shares: `shares:${string}`]: KeptShares;
  /** Where the server reaches this browser with reminders: the id that it gave. */
  push: string;
  schemaEpoch: number;
  cursor: string;
  /** Which history of the server's database the cursor stands in. */
  generation: string;
  /** Which full fetch pulled rows are stamped with. */
  epoch: number;
  /** A full fetch under way. */
  resync: Resync;
  /** A full fetch would remove suspiciously much: it waits for the person. */
  sweep: { readonly epoch: number; readonly removes: number; readonly of: number };
  /** The last contact with the server, by both clocks. */
  contact: Contact;
  pulledAt: string;
  /** An earlier account of the same address was opened here with another password: its work stays closed. */
  closedWork: { readonly at: string };
  /** Which making of this database it is (`lost-database.ts`). */
  store: string;
  /** Until its person has put it away. */
  lostWork: LostWork;
  /** The day on which next dates of cases were last worked out anew. */
  nextDatesOf: string;
  paused: Pause;
  /** What an answer brought found no room on this device. */
  full: { readonly at: string };
  /** The server asked for quiet until then. */
  quiet: { readonly from: string; readonly until: string };
  /** Tries without a network, for the timer alone. */
  unreachable: { readonly count: number; readonly nextAt: string };
  heartbeat: { readonly owner: string; readonly at: string };
  /** Of who sends files. */
  'heartbeat-files': { readonly owner: string; readonly at: string };
  /** Where a verified judge sits, as last told. */
  courts: Court[];
  persistence: { readonly answer: 'granted' | 'denied' | 'unsupported'; readonly at: string };
}

export interface MetaRow {
  readonly k: keyof MetaValues;
  readonly v: unknown;
}

/** Of a person's database; of no other table of it. */
interface HasMeta {
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
