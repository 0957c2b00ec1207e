/** The FIRs in which an order grants and refuses bail, by their number in the application: the first one has number 1. */
import type { Decision, RefusedFir } from '#contract/application/order.ts';
import { type Fir, firsOf, type SeveralFirs } from '#domain/case/fir.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Relief } from '#law/relief.ts';
import { type OfFirs, refusedNumbers } from './granted-firs.ts';
import { isOnBar, lawfulReasons } from './order-reasons.ts';

/** Reasons for a refusal in one FIR. They need no finding, because an FIR with a bar or a gate has its own application. */
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
