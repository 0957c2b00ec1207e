/** BNSS 480(3) / CrPC 437(3): mandatory conditions of release, and the offences that require them. */
import type { Authority } from '#law/authority.ts';
import { type MustSet, mustSetConditions } from '#law/bnss/s480-3-conditions.ts';
import type { Determinations } from '#law/determine.ts';
import { isNonEmpty, type NonEmpty } from '#law/determination.ts';
import { governing } from './matter-reading.ts';

const STANDARD = ['attend', 'no-similar-offence', 'no-tampering'] as const;

export interface ConditionsToSet {
  readonly law: Authority;
  readonly conditions: typeof STANDARD;
  readonly because: NonEmpty<MustSet>;
}

/** Null if no offence requires them. The Board releases a child under JJ 12, which requires none. */
export function conditionsToSet(found: Determinations): ConditionsToSet | null {
  if (found.forum.stage === 'child') return null;
  const because = mustSetConditions(found.matter);
  if (!isNonEmpty(because)) return null;
  return { law: governing(found, 's.480(3)', 's.437(3)'), conditions: STANDARD, because };
}
