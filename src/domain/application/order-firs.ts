/** The FIRs in which an order grants and refuses bail, by their number in the application: the first one has number 1. */
import type { Application } from '#contract/application/application.ts';
import type { Decision, RefusedFir } from '#contract/application/order.ts';
import { type Fir, firsOf, type SeveralFirs } from '#domain/case/fir.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Relief } from '#law/relief.ts';
import { applicantNumbers, lastOrderFor } from './order-applicants.ts';
import { isOnBar, lawfulReasons } from './order-reasons.ts';

interface OfFirs {
  readonly refusedFirs?: readonly RefusedFir[] | undefined;
}

export const refusedNumbers = ({ refusedFirs = [] }: OfFirs): number[] => refusedFirs.map(({ fir }) => fir);

const numbersOf = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

/** Of so many FIRs. */
export function grantedNumbers(count: number, order: OfFirs): number[] {
  const refused = refusedNumbers(order);
  return numbersOf(count).filter((number) => !refused.includes(number));
}

/** Reasons for a refusal in one FIR. An FIR with a bar or a gate stands alone, so no reason needs a finding. */
export const firReasons = (relief: Relief | null): RefusedFir['reasons'] =>
  lawfulReasons(relief, 'Rejected', undefined).filter(
    (code) => code !== 'special-conditions-not-met' && !isOnBar([code]),
  );

/** True if the order refuses bail in an FIR that it cannot refuse alone, or in every FIR. */
export function hasFirFault({ status, refusedFirs }: Decision, count: number): boolean {
  if (refusedFirs === undefined) return false;
  const refused = refusedNumbers({ refusedFirs });
  const isEachKnown = refused.every((number) => number <= count);
  const isOnce = new Set(refused).size === refused.length;
  return !isGranted(status) || !isEachKnown || !isOnce || refused.length >= count;
}

type Decided = Pick<Application, 'coApplicants' | 'orders'> & { readonly case: SeveralFirs };

export interface FirsGranted {
  readonly granted: number;
  readonly of: number;
}

/** Null if each applicant on bail has it in every FIR. Otherwise the count of the applicant with the fewest. */
export function firsGranted(application: Decided): FirsGranted | null {
  const bails = bailsOf(application);
  const of = firsOf(application.case).length;
  if (!bails.some((order) => order.refusedFirs)) return null;
  const granted = Math.min(...bails.map((order) => grantedNumbers(of, order).length));
  return granted === of ? null : { granted, of };
}

/** The order on each applicant, where it grants bail. */
const bailsOf = (application: Decided) =>
  applicantNumbers(application).flatMap((number) => {
    const order = lastOrderFor(application, number);
    return order && isGranted(order.to) ? [order] : [];
  });

/** The FIRs of an order, with the reasons of a refusal. */
export function firsOfOrder(
  facts: SeveralFirs,
  { refusedFirs = [] }: OfFirs,
): { readonly fir: Fir; readonly refused: RefusedFir | undefined }[] {
  return firsOf(facts).map((fir, n) => ({
    fir,
    refused: refusedFirs.find(({ fir: number }) => number === n + 1),
  }));
}
