import type { CaseFacts } from '#contract/case-facts.ts';
import type { KnownFacts } from './clock-matters.ts';

/** Absent and undefined are one thing in a record. */
export function knownFacts(facts: KnownFacts): Partial<CaseFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
