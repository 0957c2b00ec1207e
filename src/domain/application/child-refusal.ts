/** JJ 12(1), proviso: the bail of a child is refused on three grounds only, with the circumstances in writing. */
import type { ApplicationContent, Relief } from '#contract/application/application.ts';
import type { Decision } from '#contract/application/order.ts';
import { isOfKnownChild } from '#domain/case/name-for.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { proposedRelief } from '#law/relief.ts';

/** Anticipatory bail of a child is contested, and a suspension of sentence is not before the Board. */
const NOT_UNDER_JJ12: ReadonlySet<Relief> = new Set(['anticipatory', 'suspension']);

export const isUnderJj12 = (relief: Relief): boolean => !NOT_UNDER_JJ12.has(relief);

export type ChildDecided = Pick<ApplicationContent, 'applicant' | 'case' | 'bail'>;

/** True if only the three grounds refuse this application. */
export function isChildBail({ applicant, case: facts, bail }: ChildDecided): boolean {
  const relief = bail.relief ?? proposedRelief(facts.court, facts.custodyStatus);
  return isOfKnownChild({ applicant, case: facts }) && isUnderJj12(relief);
}

type ChildRefusalField = 'childGrounds' | 'reasons' | 'text';

/** The fields of the order that must change before it may refuse bail to a child; none for any other order. */
export function childRefusalFaults(application: ChildDecided, decision: Decision): ChildRefusalField[] {
  if (isGranted(decision.status) || !isChildBail(application)) return [];
  const { childGrounds = [], reasons = [], text = '' } = decision;
  return [
    ...(childGrounds.length === 0 ? (['childGrounds'] as const) : []),
    ...(reasons.length > 0 ? (['reasons'] as const) : []),
    ...(text.trim() === '' ? (['text'] as const) : []),
  ];
}
