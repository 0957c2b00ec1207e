/** Values that a police or court paper states. The draft keeps them, so that a later answer is held against them. */
import type { PaperKind } from '#reading/papers/paper-reading.ts';

export const CLAIMED_FACTS = [
  'firNumber',
  'firDate',
  'policeStation',
  'offenceDate',
  'arrestDate',
  'firstRemandDate',
  'chargesheetOn',
  'fullName',
  'witnesses',
  'documents',
] as const;
export type ClaimedFact = (typeof CLAIMED_FACTS)[number];

export interface PaperClaim {
  readonly paper: PaperKind;
  readonly fact: ClaimedFact;
  readonly value: string;
}

export const isClaimedFact = (fact: string): fact is ClaimedFact =>
  CLAIMED_FACTS.some((each) => each === fact);

/** A paper that is read again replaces its earlier claims. */
export const withClaims = (
  before: readonly PaperClaim[],
  read: readonly PaperClaim[],
): readonly PaperClaim[] => [
  ...before.filter(({ paper, fact }) => !read.some((each) => each.paper === paper && each.fact === fact)),
  ...read,
];
