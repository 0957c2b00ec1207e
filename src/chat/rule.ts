/** Makes the sentences: none without a citation that the device holds. */
import type { NonEmpty } from '#law/determination.ts';
import type { SectionRef } from '#search/cards/library.ts';
import type { Citation, Rule, RuleSaying } from './answer.ts';
import type { Sources } from './sources.ts';

/** The rule, or nothing where not one of the sections it would rest on is here. */
export function rule(
  saying: RuleSaying,
  refs: readonly (SectionRef | null | undefined)[],
  sources: Sources,
): Rule[] {
  const cites = refs.flatMap((ref): readonly Citation[] => (ref ? sources.cites(ref) : []));
  return isSome(cites) ? [{ ...saying, cites }] : [];
}

export const isSome = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;
