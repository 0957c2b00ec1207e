/** The FIRs in which orders grant bail, by their number. Without the schemas of an order, for the first screen. */
import type { Application } from '#contract/application/application.ts';
import type { Order, RefusedFir } from '#contract/application/order.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { applicantNumbers, lastOrderFor } from './order-applicants.ts';

export interface OfFirs {
  readonly refusedFirs?: readonly RefusedFir[] | undefined;
}

export const refusedNumbers = ({ refusedFirs = [] }: OfFirs): number[] => refusedFirs.map(({ fir }) => fir);

/** Of so many FIRs. */
export function grantedNumbers(count: number, order: OfFirs): number[] {
  const refused = new Set(refusedNumbers(order));
  return Array.from({ length: count }, (_, n) => n + 1).filter((number) => !refused.has(number));
}

interface DecidedInFirs extends Pick<Application, 'coApplicants' | 'orders'> {
  readonly case: { readonly furtherFirs?: readonly unknown[] | undefined };
}

export interface FirsGranted {
  readonly granted: number;
  readonly of: number;
}

/** Null if each applicant on bail has it in every FIR. Otherwise the count of the applicant with the fewest. */
export function firsGranted(application: DecidedInFirs): FirsGranted | null {
  const bails = bailsOf(application);
  if (!bails.some((order) => order.refusedFirs)) return null;
  const of = (application.case.furtherFirs ?? []).length + 1;
  const granted = Math.min(...bails.map((order) => grantedNumbers(of, order).length));
  return granted === of ? null : { granted, of };
}

/** The order on each applicant, if it grants bail. */
const bailsOf = (application: DecidedInFirs): Order[] =>
  applicantNumbers(application).flatMap((number) => {
    const order = lastOrderFor(application, number);
    return order && isGranted(order.to) ? [order] : [];
  });
