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

/** For one call. It composes once, also if the filing is tried again under locks. */
export function composerOf({ tasks }: Pick<Ports, 'tasks'>, account: string): Composer {
  let last: { readonly input: Parameters<Composer>; readonly papers: ComposedPapers } | undefined;
  return async (...input) => {
    if (last && same(last.input, input)) return last.papers;
    const isLarge = pairsIn(input[0]) > FEW_PAIRS;
    const papers = isLarge
      ? await tasks.run(account, 'composePapers', ...input)
      : await composePapers(...input);
    last = { input, papers };
    return papers;
  };
}
