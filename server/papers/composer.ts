/** Composes the papers of a filing here, or in a worker thread if that would hold up other requests. */
import type { ApplicationContent } from '#contract/application/application.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Ports } from '#server/ports.ts';
import { type ComposedPapers, type Composer, composePapers } from './compose-papers.ts';

/** Pairs of applicant and FIR. Each is determined, so the time grows with them. */
const FEW_PAIRS = 4;

function pairsIn({ coApplicants = [], case: { furtherFirs = [] } }: ApplicationContent): number {
  return (1 + coApplicants.length) * (1 + furtherFirs.length);
}

/**
 * For one call: it composes once, also if the filing is tried again under locks. Null if the papers cannot be composed,
 * so that the filing is accepted without them.
 */
export function composerOf(
  { tasks, reportCrash }: Pick<Ports, 'tasks' | 'reportCrash'>,
  account: string,
): Composer {
  let last: { readonly input: Parameters<Composer>; readonly papers: ComposedPapers | null } | undefined;
  const compose: Composer = (...input) =>
    pairsIn(input[0]) > FEW_PAIRS ? tasks.run(account, 'composePapers', ...input) : composePapers(...input);
  return async (...input) => {
    if (last && same(last.input, input)) return last.papers;
    const papers = await compose(...input).catch((error: unknown) => {
      reportCrash(error instanceof Error ? error : new Error(String(error)));
      return null;
    });
    last = { input, papers };
    return papers;
  };
}
