/**
 * One act of a person that the server does not have yet: one row, one call of the API.
 * A row leaves the outbox only with a receipt: accepted, or put away by the person.
 */
import type { ApplicationContent } from '#contract/application.ts';
import type { CaseRecord } from '#contract/case-record.ts';
import type { Entity } from '#contract/changes.ts';
import type { ProblemCode } from '#contract/problem.ts';

export const OPS = ['file', 'amend', 'withdraw', 'decide', 'keep-case', 'assess', 'report-error'] as const;
export type Op = (typeof OPS)[number];

/** Raised with a new act, and when the shape of a row's body changes; a reader for the last version stays. */
export const OP_VERSION = 2;

/** The version that first knew the act as it is written now: an older app leaves its row alone and asks for an update. */
export const KNOWN_SINCE: Readonly<Record<Op, number>> = {
  file: 1,
  amend: 1,
  withdraw: 1,
  decide: 1,
  'keep-case': 1,
  assess: 1,
  'report-error': 2,
};

export type OutboxState = 'pending' | 'sending' | 'conflict' | 'rejected' | 'held';

/** Why a row needs its person; the sentence is the server's where it gave one. */
export interface RowError {
  readonly code: ProblemCode | 'expired' | 'wrong-user';
  readonly msg: string;
  readonly status: number;
  readonly at: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What the row was about, kept with it: the record may have left the device by the time it is shown. */
export interface RowSubject {
  /** The applicant's name. */
  readonly title: string;
  readonly applicationNumber: string | null;
  /** The text as it stands with this row; null for an act on a case. */
  readonly content: ApplicationContent | null;
  /** For an amendment: the text that the person changed, the common base of a conflict. */
  readonly before?: ApplicationContent;
  /** For an act on a case: the FIR by which it is known, and the facts that the person changed. */
  readonly facts?: { readonly firNumber: string | null; readonly before: NonNullable<CaseRecord['facts']> };
  /** For an assessment: the FIR by which its case is known. */
  readonly firNumber?: string | null;
  /** For an error report: the key of the card of the legal database. */
  readonly card?: string;
}

export interface OutboxRow {
  readonly n: number;
  /** Minted when the person acts; the server does the same key only once. */
  readonly key: string;
  readonly userId: string;
  readonly entity: Entity;
  /** Of an assessment, the id of its case: what is said of one case goes in order. */
  readonly entityId: string;
  /** The parent record that must be on the server first. */
  readonly after?: string;
  readonly op: Op;
  readonly opVersion: number;
  readonly body: unknown;
  /** Sent as `If-Match`; 0 where nothing is on the server yet. */
  readonly baseVersion: number;
  readonly clientTime: string;
  readonly clockOffset: number;
  readonly state: OutboxState;
  /** True from the first time it may have reached the server. */
  readonly tried: boolean;
  /** Answers of a server in trouble; time without a network does not count. */
  readonly attempts: number;
  readonly firstFailureAt: string | null;
  readonly nextAt: string;
  readonly lease: { readonly owner: string; readonly until: string } | null;
  readonly lastError: RowError | null;
  readonly subject: RowSubject;
  /** In a conflict: the record as the server has it. */
  readonly theirs?: unknown;
  /** When the person said that an old row may still go. */
  readonly confirmedAt?: string;
}

/** Counted under Waiting: on its way, or waiting for its turn. */
export const WAITING: readonly OutboxState[] = ['pending', 'sending'];
/** Counted under Needs you. */
export const NEEDS_YOU: readonly OutboxState[] = ['conflict', 'rejected', 'held'];
