/**
 * What may be done to an application from which status, and by whom. Device and server ask here and nowhere else:
 * `tests/architecture` finds a status compared outside this folder.
 */
import type { Application, Status } from '#contract/application.ts';
import type { DecisionStatus } from '#contract/order.ts';
import { STATUSES } from '#contract/statuses.ts';

/** Every application is filed as this. */
export const FILED: Status = 'Pending';
export const WITHDRAWN: Status = 'Withdrawn';
/** The status of what a judge has still to decide: the key of an index, on either side. */
export const UNDECIDED: Status = 'Pending';

/** Of what a judge has allowed: another such key. */
export const GRANTED: Status = 'Approved';

/** It lies before the court: neither decided nor withdrawn. */
export const isUndecided = (status: string): boolean => status === UNDECIDED;
export const isWithdrawn = (status: string): boolean => status === WITHDRAWN;
export const isGranted = (status: string): boolean => status === GRANTED;

/** What a judge's order makes of it: the keys of what is decided. */
export const DECIDED: readonly DecisionStatus[] = ['Approved', 'Rejected'];

/** By a judge's order, whichever way. */
export const isDecided = (status: string | undefined): status is DecisionStatus =>
  DECIDED.some((each) => each === status);

/** Derived, never stored: it lies before the court, and a day on which it is heard is to come. */
export const isScheduled = (status: string, next: string | undefined, today: string): boolean =>
  isUndecided(status) && next !== undefined && next >= today;

/** Its maker changes the text; afterwards what they edit becomes a new application. */
export const mayBeAmended = (status: string): boolean => isUndecided(status);
export const mayBeWithdrawn = (status: string): boolean => isUndecided(status);

/** A judge may decide again what is decided already, but nothing that its maker has taken back. */
export const mayBeDecided = (status: string): boolean => !isWithdrawn(status);

/** An order that gives the status that already holds would say nothing. */
export const changesStatus = (status: string, to: DecisionStatus): boolean => status !== to;

/** What the maker asks for by naming a status in a change: to withdraw, nothing new, or what only a judge may. */
export function filerRequest(
  record: Pick<Application, 'status'>,
  asked: unknown,
): 'withdraw' | 'amend' | 'not-theirs' {
  if (asked === WITHDRAWN) return 'withdraw';
  return asked === undefined || asked === record.status ? 'amend' : 'not-theirs';
}

/** Statuses that a judge cannot give: they are the maker's. */
export const isMakersStatus = (asked: unknown): boolean => asked === FILED || asked === WITHDRAWN;

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
