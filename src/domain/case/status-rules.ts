/**
 * Rules for who may change an application in which status, shared by device and server. `tests/architecture`
 * rejects status comparisons outside this folder.
 */
import type { Application, Status } from '#contract/application/application.ts';
import type { DecisionStatus } from '#contract/application/order.ts';
import { STATUSES } from '#contract/application/statuses.ts';

/** Initial status of every application. */
export const FILED: Status = 'Pending';
export const WITHDRAWN: Status = 'Withdrawn';
/** Status of undecided applications, used as an index key. */
export const UNDECIDED: Status = 'Pending';

/** Status of granted applications, used as an index key. */
export const GRANTED: Status = 'Approved';

/** Status of rejected applications, used as an index key. */
export const REFUSED: Status = 'Rejected';

/** Pending before the court: neither decided nor withdrawn. */
export const isUndecided = (status: string): boolean => status === UNDECIDED;
export const isWithdrawn = (status: string): boolean => status === WITHDRAWN;
export const isGranted = (status: string): boolean => status === GRANTED;

/** Statuses after an order, used as index keys. */
export const DECIDED: readonly DecisionStatus[] = ['Approved', 'Rejected'];

/** Decided by an order, granted or rejected. */
export const isDecided = (status: string | undefined): status is DecisionStatus =>
  DECIDED.some((each) => each === status);

/** Derived and never stored: undecided with a future hearing. */
export const isScheduled = (status: string, next: string | undefined, today: string): boolean =>
  isUndecided(status) && next !== undefined && next >= today;

/** Undecided, and with no order on some of its applicants. */
const isBeforeOrders = ({ status, orders }: Pick<Application, 'status' | 'orders'>): boolean =>
  isUndecided(status) && orders.length === 0;

/** The filer may amend an application without an order, whose paper repeats the text. Later edits create a new one. */
export const canBeAmended = isBeforeOrders;
export const canBeWithdrawn = isBeforeOrders;

/** A judge may decide again, but not after a withdrawal. */
export const canBeDecided = (status: string): boolean => !isWithdrawn(status);

/** The orders of a decided application go with it. */
export const canBeTransferred = (status: string): boolean => !isWithdrawn(status);

/** Decided once each applicant is: granted if one of them is released. */
export function statusOfResults(results: readonly (DecisionStatus | undefined)[]): Status {
  if (results.includes(undefined)) return UNDECIDED;
  return results.includes(GRANTED_RESULT) ? GRANTED : REFUSED;
}

const GRANTED_RESULT: DecisionStatus = 'Approved';

/** An order with the same status would have no effect. */
export const isStatusChange = (status: string, to: DecisionStatus): boolean => status !== to;

/** Meaning of a status sent by the filer: withdrawal, no change, or a decision reserved to judges. */
export function filerRequest(
  record: Pick<Application, 'status'>,
  requestedStatus: unknown,
): 'withdraw' | 'amend' | 'not-theirs' {
  if (requestedStatus === WITHDRAWN) return 'withdraw';
  return requestedStatus === undefined || requestedStatus === record.status ? 'amend' : 'not-theirs';
}

/** Statuses that only the filer may set. */
export const isMakersStatus = (requestedStatus: unknown): boolean =>
  requestedStatus === FILED || requestedStatus === WITHDRAWN;

export interface ApplicationCounts {
  readonly total: number;
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly withdrawn: number;
}

export function countsByStatus(counts: ReadonlyMap<Status, number>): ApplicationCounts {
  const of = (status: Status) => counts.get(status) ?? 0;
  return {
    total: STATUSES.reduce((sum, status) => sum + of(status), 0),
    pending: of('Pending'),
    approved: of('Approved'),
    rejected: of('Rejected'),
    withdrawn: of('Withdrawn'),
  };
}
