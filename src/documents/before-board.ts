import { isUnderJj12 } from '#domain/application/child-refusal.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';

interface BoardInput {
  readonly found: Determinations | null;
  readonly relief: Relief | null;
  readonly case: Partial<CaseFacts>;
}

/**
 * JJ 12: the paper of a child goes to the Board for every relief after apprehension, whichever court was chosen
 * below the High Court. Anticipatory bail of a child is contested and keeps its own paper.
 */
export const isBeforeBoard = ({ found, relief, case: facts }: BoardInput): boolean =>
  found?.forum.stage === 'child' && relief !== null && isUnderJj12(relief) && facts.court !== 'high';
