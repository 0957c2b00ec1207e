/**
 * What the sync must know of a kind of record: one definition for each (`<kind>/<kind>-kind.ts`), listed in `kinds.ts`.
 * Outbox, send, settle, pull, sweep and Needs you loop over them and know none by name.
 */
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FeedbackType } from '#contract/feedback.ts';
import type { Result } from '#kernel/result.ts';
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { AnswerVerdict } from '#data/outbox/classify-answer.ts';
import type { SettleContext, SettleResult } from '#data/outbox/settle-types.ts';
import type { Exchange } from '#data/outbox/exchange.ts';
import type { OutboxAct } from '#data/outbox/outbox.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';

/** One name of the outbox: the call that it is, and where its person goes on when it comes back. */
export interface Operation {
  /** The version of the app's operations that first knew it as it is written now: an older app leaves it alone. */
  readonly opVersion: number;
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** The call's path, where it names another record than the one in whose queue the row is. */
  readonly pathOf?: (row: OutboxRow) => string;
  /** Its body as a form with the bytes of a file, which stand in no row; null where this device has them no more. */
  readonly form?: (db: Db, row: OutboxRow) => Promise<FormData | null>;
  /** Reads what a row of any release holds, before it goes for the first time. */
  readonly body: z.ZodMiniType;
  /** Its person may think again until it has been on the wire: it is tried only where the server is known to be there. */
  readonly undoableUntilSent?: boolean;
  /** Until it has been tried, what its person says next becomes a part of it or takes it away: it never goes without its mark. */
  readonly requiresLease?: boolean;
  /** Inside the caller's transaction. */
  readonly reopen: (db: Db, ports: Ports, row: OutboxRow) => Promise<ResumeTarget>;
  /** Discarded, the record that it would have made goes with it; inside the caller's transaction. */
  readonly discard?: (db: Db, ports: Ports, row: OutboxRow) => Promise<void>;
}

/** Where the person goes on: their draft, or the screen of the record on which they act again. */
export type ResumeTarget =
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'application'; readonly applicationId: string }
  /** What was said of a case is asked again where its dates are shown. */
  | { readonly kind: 'case'; readonly caseId: string }
  /** What was typed of a new case is in its form again. */
  | { readonly kind: 'new-case' }
  | { readonly kind: 'assessment'; readonly caseId: string }
  /** The report is a draft again, under its card of the legal database. */
  | { readonly kind: 'report'; readonly card: string }
  /** The feedback is a draft again, in its form. */
  | { readonly kind: 'feedback'; readonly type: FeedbackType }
  /** Any other record, where it is shown. */
  | { readonly kind: 'record'; readonly entity: string; readonly entityId: string };

/** Answers that bring no record. */
export type RecordlessVerdict = Exclude<
  AnswerVerdict<never>,
  { readonly kind: 'accepted' | 'already-there' | 'stale' }
>;

/** What an answer means for its row; one that brings a record is settled inside the caller's transaction. */
export type AnswerVerdictFor =
  | RecordlessVerdict
  | {
      readonly kind: 'record';
      /** False where it comes back to its person: it says something else than the record that the server has. */
      readonly isAccepted: boolean;
      readonly settle: (settling: SettleContext) => Promise<SettleResult>;
    };

export interface ApplyContext {
  readonly db: Db;
  /** When it came. */
  readonly at: string;
  /** The full fetch that rows are stamped with. */
  readonly epoch: number;
  readonly userId: string | undefined;
  /** The queues in which something waits: their records are laid over again. */
  readonly waiting: ReadonlySet<string>;
  /** The server's history went back: what this device holds beyond it is not let go of silently. */
  readonly serverRolledBack: boolean;
  /** What the server turned out to have lost. */
  readonly lost: MissingRecord[];
  /** Records, by their kind, of which something derived is worked out at the end of the page. */
  readonly touched: Map<string, Set<string>>;
}

export interface MissingRecord {
  readonly entity: string;
  readonly id: string;
  /** As this device held it. */
  readonly ours: unknown;
  /** As the server has it now; null where it has none. */
  readonly theirs: unknown;
}

export interface RecoveryAction {
  readonly act: OutboxAct;
  /** As it is, or after its person has looked at what the server has now; nowhere where this device has no more of it to send. */
  readonly resendMode: 'again' | 'after-a-choice' | 'nowhere';
}

export interface RecordKind {
  /** The kind's name on the wire. */
  readonly entity: string;
  /** Null for what is kept in `meta`. */
  readonly table: string | null;
  /** Its records go when the record that they belong to does. */
  readonly parent?: { readonly entity: string; readonly table: string; readonly index: string };
  /** A full fetch that would remove most of them asks first. */
  readonly isCaseload?: boolean;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly read: (exchanged: Exchange, row: OutboxRow) => AnswerVerdictFor;
  /** False where this version of the app cannot read it. */
  readonly canParse: (data: unknown) => boolean;
  /** Each of them `reads`; of one id there is one. Unsent work is laid over what comes. */
  readonly applyRecords: (arrival: ApplyContext, records: readonly unknown[]) => Promise<void>;
  /** At the end of a page, for what was touched. */
  readonly afterPage?: (arrival: ApplyContext, today: string) => Promise<void>;
  /** At the end of a full fetch, of a kind without a table: what it has not brought. */
  readonly afterFetch?: (db: Db, fetched: ResyncInfo) => Promise<void>;
  /** The record and the server's copy of it; what is unsent keeps its own snapshot in the outbox. */
  readonly remove: (db: Db, id: string) => Promise<void>;
  /** Taken from this person's sight by the server, before it goes. */
  readonly noteRemoval?: (arrival: ApplyContext, gone: RemovalEvent) => Promise<void>;
  /** After anything in the outbox of this queue has changed. */
  readonly recompute: (db: Db, entityId: string) => Promise<void>;
  readonly conflicts?: Conflicts;
  /** What its person has to do again; null where nothing of theirs is gone. */
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

/** How both sides of an edit are shown, and what is done as the person chooses. */
export interface Conflicts {
  readonly of: (row: OutboxRow) => Conflict;
  /** Inside the caller's transaction. */
  readonly applyAgain: (db: Db, ports: Ports, again: ReapplyRequest) => Promise<Result<null, ApplyRefusal>>;
}

export interface ReapplyRequest {
  readonly row: OutboxRow;
  /** The fields that are to be mine; all of them where it is left out. */
  readonly paths: readonly string[] | undefined;
}

export interface ConflictField {
  /** Where it stands on the wire, such as `applicant.age`. */
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
  /** The status that it has on the server now; '' of a kind without one, null where there is no copy. */
  readonly theirStatus: string | null;
  /** A change can still be made to it: an order is final for a pending change. */
  readonly open: boolean;
  readonly fields: readonly ConflictField[];
}

export type ApplyRefusal =
  | { readonly kind: 'gone' }
  /** A decision is signed again by its judge, never sent again by itself. */
  | { readonly kind: 'sign-again' }
  /** Decided or withdrawn: a change can no longer be made to it. */
  | { readonly kind: 'closed' };
