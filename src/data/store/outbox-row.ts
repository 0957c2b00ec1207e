/**
 * One operation that the server does not have yet: one row, one API call. A row leaves the outbox only with a
 * receipt: accepted, or discarded by the user.
 */
import type { ReceivedCode } from '#contract/problem.ts';

/**
 * Every operation by its name, added beside each record kind with `declare module`. Rows of older releases
 * must stay readable: add fields, never rename one.
 */
export interface Operations {}

/** Subject of the row, stored with it because the record may be deleted before the row is shown. */
export interface RowSubject {
  /** The applicant's name, or another title of the record. */
  readonly title: string;
  readonly applicationNumber: string | null;
}

export type Op = keyof Operations;

export type OutboxState = 'pending' | 'sending' | 'conflict' | 'rejected' | 'held';

/** Why a row needs the user. The message is the server's if it sent one. */
export interface RowError {
  readonly code: ReceivedCode | 'expired' | 'wrong-user' | 'lost-by-server' | 'unreadable';
  readonly msg: string;
  readonly status: number;
  readonly at: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Fields of every row, for any operation. */
export interface RowBase {
  readonly n: number;
  /** Created when the user acts. The server executes one key only once. */
  readonly key: string;
  readonly userId: string;
  /** The queue of the row: its record, or the parent that it adds a record to. */
  readonly entityId: string;
  /** The parent record that must be on the server first. */
  readonly after?: string;
  /** The body is a file, sent in its own lane so that short calls do not wait for it. */
  readonly file?: true;
  /** The first app version that knows this operation in this shape. */
  readonly opVersion: number;
  /** Sent as `If-Match`; 0 if the record is not on the server yet. */
  readonly baseVersion: number;
  readonly clientTime: string;
  readonly clockOffset: number;
  readonly state: OutboxState;
  /** True once the row may have reached the server. */
  readonly tried: boolean;
  /** Failures that the server reported. Time without a network does not count. */
  readonly attempts: number;
  readonly firstFailureAt: string | null;
  readonly nextAt: string;
  readonly lease: { readonly owner: string; readonly until: string } | null;
  readonly lastError: RowError | null;
  /** In a conflict: the server's record. Parsed on each read, because an older app may have stored it. */
  readonly theirs?: unknown;
  /** When the user confirmed that an old row may still be sent. */
  readonly confirmedAt?: string;
}

export type OutboxRow<O extends Op = Op> = {
  [K in O]: RowBase & { readonly op: K } & Operations[K];
}[O];

/** Counted under Waiting: being sent, or queued. */
export const WAITING: readonly OutboxState[] = ['pending', 'sending'];
/** Counted under Needs you. */
export const NEEDS_YOU: readonly OutboxState[] = ['conflict', 'rejected', 'held'];

/** A row that needs the user. Held rows wait behind such a row. */
export const isRefused = ({ state }: Pick<RowBase, 'state'>): boolean =>
  state === 'rejected' || state === 'conflict';
