import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { KnownFacts } from './clock-matters.ts';

/** A record treats absent and undefined alike. */
export function knownFacts(facts: KnownFacts): Partial<CaseFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
