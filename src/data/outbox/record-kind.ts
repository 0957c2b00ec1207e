/**
 * Sync definition of one kind of record, listed in `records/kinds.ts`. Outbox, send, settle, pull, sweep and Needs
 * you loop over these definitions.
 */
import type { Result } from '#kernel/result.ts';
import type { Verb } from '#records/define-record.ts';
import type { Db } from '#data/store/db.ts';
import type { DraftKind } from '#data/store/draft-rows.ts';
import type { Ports } from '#data/store/ports.ts';
import type { AnswerVerdict } from '#data/outbox/classify-answer.ts';
import type { SettleContext, SettleResult } from '#data/outbox/settle-types.ts';
import type { Exchange } from '#data/outbox/exchange.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';

/** One outbox operation: a verb of a definition, and the code of this device for it. */
export interface Operation extends Omit<Verb, 'op'>, OperationCode {}

export interface OperationCode {
  /** Path of the call if it names another record than the queue of the row. */
  readonly pathOf?: (row: OutboxRow) => string;
  /**
   * The body as a form with the bytes of a file, which rows do not contain. Null if this device no longer has
   * the bytes.
   */
  readonly form?: (db: Db, row: OutboxRow) => Promise<FormData | null>;
  /** Restores the screen of a rejected row. Runs inside the caller's transaction. */
  readonly reopen: (db: Db, ports: Ports, row: OutboxRow) => Promise<ResumeTarget>;
  /**
   * Deletes the record that the discarded operation would have created. Runs inside the caller's transaction.
   */
  readonly discard?: (db: Db, ports: Ports, row: OutboxRow) => Promise<void>;
}

/** Screen on which the user continues. */
export type ResumeTarget =
  /** A draft of a record, in its table. */
  | { readonly kind: 'draft'; readonly draftId: string }
  /** A form with its values restored. */
  | { readonly kind: 'form'; readonly form: DraftKind; readonly id: string }
  /** The screen of the record, which asks again for a rejected change. */
  | { readonly kind: 'record'; readonly entity: string; readonly entityId: string };

/** Verdicts on answers without a record. */
export type RecordlessVerdict = Exclude<
  AnswerVerdict<never>,
  { readonly kind: 'accepted' | 'already-there' | 'stale' }
>;

/** Verdict on an answer for its row. An answer with a record is settled inside the caller's transaction. */
export type AnswerVerdictFor =
  | RecordlessVerdict
  | {
      readonly kind: 'record';
      /** False if the row needs the user: it differs from the server's record. */
      readonly isAccepted: boolean;
      readonly settle: (settling: SettleContext) => Promise<SettleResult>;
    };

export interface ApplyContext {
  readonly db: Db;
  /** When the records were received. */
  readonly at: string;
  /** The resync epoch to stamp on rows. */
  readonly epoch: number;
  readonly userId: string | undefined;
  /** Queues with unsent rows, whose records must be recomputed. */
  readonly waiting: ReadonlySet<string>;
  /** The server was restored to an earlier state. Do not silently delete newer data of this device. */
  readonly serverRolledBack: boolean;
  /** Records that the server has lost. */
  readonly lost: MissingRecord[];
  /** Ids by kind of records whose derived data is recomputed at the end of the page. */
  readonly touched: Map<string, Set<string>>;
}

export interface MissingRecord {
  readonly entity: string;
  readonly id: string;
  /** The record on this device. */
  readonly ours: unknown;
  /** The record on the server; null if the server has none. */
  readonly theirs: unknown;
}

export interface RecoveryAction {
  readonly act: OutboxAct;
  /**
   * Resend as it is, or after the user has compared both versions. `nowhere` if this device has nothing to
   * send.
   */
  readonly resendMode: 'again' | 'after-a-choice' | 'nowhere';
}

export interface RecordKind {
  /** The kind's name on the wire. */
  readonly entity: string;
  /** Null for a kind that is sent outside the outbox. */
  readonly table: string | null;
  /** The table of such a kind, which its own code writes. */
  readonly ownTable?: string;
  /** Its records are removed together with their parent. */
  readonly parent?: { readonly entity: string; readonly table: string; readonly index: string };
  /** A resync that would remove most of these records asks the user first. */
  readonly isCaseload?: boolean;
  readonly operations: Readonly<Record<string, Operation>>;
  /** Fields of its rows that no user writes, besides `_id`. */
  readonly technicalFields?: readonly string[];
  /** Texts that the user has not queued, by their names in the export. */
  readonly unfinished?: (db: Db) => Promise<Readonly<Record<string, readonly unknown[]>>>;
  readonly read: (exchanged: Exchange, row: OutboxRow) => AnswerVerdictFor;
  /** False if this app version cannot read the record. */
  readonly canParse: (data: unknown) => boolean;
  /** All records passed `canParse`, and ids are unique. Unsent work is applied on top of them. */
  readonly applyRecords: (arrival: ApplyContext, records: readonly unknown[]) => Promise<void>;
  /** Runs at the end of a page for the touched records. */
  readonly afterPage?: (arrival: ApplyContext, today: string) => Promise<void>;
  /**
   * Runs at the end of a resync, for a kind without a table: removes records that the resync did not return.
   */
  readonly afterFetch?: (db: Db, fetched: ResyncInfo) => Promise<void>;
  /** Deletes the record and its server copy. Unsent rows have their own snapshot in the outbox. */
  readonly remove: (db: Db, id: string) => Promise<void>;
  /** Deletes what this device keeps beside a removed record and never sends. */
  readonly forget?: (db: Db, id: string) => Promise<void>;
  /** Runs before a record is removed because the server no longer shows it to this user. */
  readonly noteRemoval?: (arrival: ApplyContext, gone: RemovalEvent) => Promise<void>;
  /** Runs after any change in the outbox of this queue. */
  readonly recompute: (db: Db, entityId: string) => Promise<void>;
  readonly conflicts?: Conflicts;
  /** The action that re-creates a lost record; null if nothing of the user's is lost. */
  readonly lost?: (db: Db, lost: MissingRecord) => Promise<RecoveryAction | null>;
}

export interface ResyncInfo {
  readonly epoch: number;
  readonly serverRolledBack: boolean;
  readonly at: string;
}

export interface RemovalEvent {
  readonly id: string;
  readonly because?: string | undefined;
  readonly reason?: string | undefined;
}

/** Shows both sides of an edit conflict and applies the user's choice. */
export interface Conflicts {
  readonly of: (row: OutboxRow) => Conflict;
  /** Runs inside the caller's transaction. */
  readonly applyAgain: (db: Db, ports: Ports, again: ReapplyRequest) => Promise<Result<null, ApplyRefusal>>;
}

export interface ReapplyRequest {
  readonly row: OutboxRow;
  /** Fields to take from mine; all fields if absent. */
  readonly paths: readonly string[] | undefined;
}

export interface ConflictField {
  /** Path on the wire, such as `applicant.age`. */
  readonly path: string;
  readonly base: unknown;
  readonly yours: unknown;
  readonly theirs: unknown;
}

export interface Conflict {
  readonly n: number;
  readonly op: OutboxRow['op'];
  readonly applicationId: string;
  readonly title: string;
  /** The record's status on the server; '' for a kind without one, null if there is no copy. */
  readonly theirStatus: string | null;
  /** The record can still be changed; a final order, for example, blocks a pending change. */
  readonly open: boolean;
  readonly fields: readonly ConflictField[];
}

export type ApplyRefusal =
  | { readonly kind: 'gone' }
  /** A judge must sign a decision again; it is never resent automatically. */
  | { readonly kind: 'sign-again' }
  /** Decided or withdrawn, so it can no longer be changed. */
  | { readonly kind: 'closed' };
