/** All that the court's server knows, in memory: a backup of it is a copy. */
import type { Application } from '#contract/application/application.ts';
import type { Assessment } from '#contract/case/assessment.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import type { ContestedPoint } from '#contract/case/contested.ts';
import type { CourtSeat } from '#contract/case/court.ts';
import type { DiaryEntry } from '#contract/case/diary.ts';
import type { CaseDocument } from '#contract/case/document.ts';
import type { Feedback } from '#contract/account/feedback.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { Note } from '#contract/case/note.ts';
import type { SharedOrderDraft } from '#contract/application/order-draft.ts';
import type { User } from '#contract/account/user.ts';
import { ALL_RECORDS, type DefinedKind } from '#records/all-records.ts';
import type { RemovalReason } from '#contract/case/history-events.ts';

export type ModelEntity = DefinedKind;
export const MODEL_ENTITIES: readonly ModelEntity[] = ALL_RECORDS.map(({ kind }) => kind);

export interface Logged {
  readonly entity: ModelEntity;
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly removed: RemovalReason | null;
  /** Time of the write, for cursors by time. */
  readonly at: number;
}

/** A change log: one row for each record. */
export interface ModelLog {
  last: number;
  /** Cursors before it have expired. */
  pruned: number;
  readonly rows: Map<string, Logged>;
}

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

/** One change of one record, by one write. */
export interface Effect {
  readonly key: string;
  readonly userId: string;
  readonly entity: ModelEntity;
  readonly id: string;
  readonly version: number;
  /** Old and new values by path of the wire. */
  readonly changed: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  /** Of an order, an assessment, a report: the words or the id by which it is known. */
  readonly added?: string;
}

/** State that a restored backup resets. */
export interface ModelState {
  readonly applications: Map<string, Application>;
  readonly cases: Map<string, CaseRecord>;
  readonly assessments: Map<string, Assessment>;
  readonly contested: Map<string, ContestedPoint>;
  readonly diary: Map<string, DiaryEntry>;
  readonly documents: Map<string, CaseDocument>;
  readonly feedback: Map<string, Feedback>;
  readonly hearings: Map<string, Hearing>;
  readonly notes: Map<string, Note>;
  readonly orderDrafts: Map<string, SharedOrderDraft>;
  /** Owner of each draft order, which has no owner field. */
  readonly drafting: Map<string, string>;
  readonly users: Map<string, User>;
  readonly filed: Map<string, number>;
  readonly logs: Map<string, ModelLog>;
  readonly keys: Map<string, KeptAnswer>;
  readonly effects: Effect[];
}

export const emptyState = (): ModelState => ({
  applications: new Map(),
  cases: new Map(),
  assessments: new Map(),
  contested: new Map(),
  diary: new Map(),
  documents: new Map(),
  feedback: new Map(),
  hearings: new Map(),
  notes: new Map(),
  orderDrafts: new Map(),
  drafting: new Map(),
  users: new Map(),
  filed: new Map(),
  logs: new Map(),
  keys: new Map(),
  effects: [],
});

export interface VersionedRecord {
  readonly _id: string;
  readonly version: number;
}

/** The records of one kind, by their ids. */
export const tableOf = (state: ModelState, entity: ModelEntity): ReadonlyMap<string, VersionedRecord> =>
  ({
    application: state.applications,
    case: state.cases,
    assessment: state.assessments,
    contested: state.contested,
    diary: state.diary,
    document: state.documents,
    feedback: state.feedback,
    hearing: state.hearings,
    note: state.notes,
    'order-draft': state.orderDrafts,
    user: state.users,
  })[entity];

export const logOf = (state: ModelState, userId: string): ModelLog => {
  const known = state.logs.get(userId);
  if (known) return known;
  const log: ModelLog = { last: 0, pruned: 0, rows: new Map() };
  state.logs.set(userId, log);
  return log;
};

export interface ModelCaller {
  readonly user: User;
  readonly seats: readonly CourtSeat[];
}

export const callerOfUser = (user: User): ModelCaller => ({
  user,
  seats: user.role === 'judge' ? (user.courts ?? []) : [],
});
