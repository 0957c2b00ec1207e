/** All that the court's server knows, in memory: a backup of it is a copy. */
import type { Application } from '#contract/application.ts';
import type { Assessment } from '#contract/assessment.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { CourtSeat } from '#contract/court.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { User } from '#contract/user.ts';

export type ModelEntity = 'application' | 'case' | 'assessment' | 'feedback' | 'user';

export interface Logged {
  readonly entity: ModelEntity;
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly removed: string | null;
  /** When it was written: what a cursor by time would go by. */
  readonly at: number;
}

/** A reader's own change log: one row for each record. */
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
  /** By the path of the wire: what stood there, and what stands there now. */
  readonly changed: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  /** Of an order, an assessment, a report: the words or the id by which it is known. */
  readonly added?: string;
}

/** What a restored backup takes back. */
export interface ModelState {
  readonly applications: Map<string, Application>;
  readonly cases: Map<string, CaseRecord>;
  readonly assessments: Map<string, Assessment>;
  readonly feedback: Map<string, Feedback>;
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
  feedback: new Map(),
  users: new Map(),
  filed: new Map(),
  logs: new Map(),
  keys: new Map(),
  effects: [],
});

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
