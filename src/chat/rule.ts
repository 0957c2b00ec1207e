/** Builds rules; each needs a citation on this device. */
import type { NonEmpty } from '#law/determination.ts';
import type { SectionRef } from '#search/cards/library.ts';
import type { Citation, Rule, RuleSaying } from './answer.ts';
import type { AuthorityRef, Sources } from './sources.ts';

/** Undefined if none of its sections is on this device. */
export function rule(
  statement: RuleSaying,
  refs: readonly (SectionRef | AuthorityRef | null | undefined)[],
  sources: Sources,
): Rule[] {
  const cites = refs.flatMap((ref): readonly Citation[] => (ref ? sources.cites(ref) : []));
  return isSome(cites) ? [{ ...statement, cites }] : [];
}

export const isSome = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;
