/**
 * One act of a person that the server does not have yet: one row, one call of the API.
 * A row leaves the outbox only with a receipt: accepted, or put away by the person.
 */
import type { ProblemCode } from '#contract/problem.ts';

/**
 * Every operation there is, by its name: each kind of record adds its own beside its definition
 * (`declare module`), so that a row's body and subject are known wherever its `op` is: `entity`, the kind of record
 * with which the server answers it, `body` and `subject`. Rows of older releases are read as they are: a field may be
 * added, never renamed.
 */
export interface Operations {}

/** What the row was about, kept with it: the record may have left the device by the time it is shown. */
export interface RowSubject {
  /** The applicant's name, or what else the record is known by. */
  readonly title: string;
  readonly applicationNumber: string | null;
}

export type Op = keyof Operations;

export type OutboxState = 'pending' | 'sending' | 'conflict' | 'rejected' | 'held';

/** Why a row needs its person; the sentence is the server's where it gave one. */
export interface RowError {
  readonly code: ProblemCode | 'expired' | 'wrong-user' | 'lost-by-server' | 'unreadable';
  readonly msg: string;
  readonly status: number;
  readonly at: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What every row says of itself, whatever it does. */
export interface RowBase {
  readonly n: number;
  /** Minted when the person acts; the server does the same key only once. */
  readonly key: string;
  readonly userId: string;
  /** The queue in which it goes: its record, or the record to which it adds one. */
  readonly entityId: string;
  /** The parent record that must be on the server first. */
  readonly after?: string;
  /** Its body is a file: it goes on a way of its own, so that what is short does not wait behind it. */
  readonly file?: true;
  /** The version of the app's operations that first knew it as it is written here. */
  readonly opVersion: number;
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
  /** In a conflict: the record as the server has it; read by its schema each time, for an older app has kept it. */
  readonly theirs?: unknown;
  /** When the person said that an old row may still go. */
  readonly confirmedAt?: string;
}

export type OutboxRow<O extends Op = Op> = {
  [K in O]: RowBase & { readonly op: K } & Operations[K];
}[O];

/** Counted under Waiting: on its way, or waiting for its turn. */
export const WAITING: readonly OutboxState[] = ['pending', 'sending'];
/** Counted under Needs you. */
export const NEEDS_YOU: readonly OutboxState[] = ['conflict', 'rejected', 'held'];

/** It came back, and its person must do something; what is held waits behind such a row. */
export const isRefused = ({ state }: Pick<RowBase, 'state'>): boolean =>
  state === 'rejected' || state === 'conflict';
