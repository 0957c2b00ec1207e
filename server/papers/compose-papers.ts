/** Composes the papers of a filing. Also a task of the worker threads. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { composeFiling } from '#documents/filed/compose-filing.ts';
import type { PrintContext } from './documents-port.ts';
import { composingContext } from './papers-of.ts';

export interface ComposedPapers extends Pick<FiledPaper, 'paper' | 'packet'> {
  readonly exactText: string;
}

/** Null if the papers cannot be composed (`composer.ts`). */
export type Composer = (content: ApplicationContent, context: PrintContext) => Promise<ComposedPapers | null>;

export async function composePapers(
  content: ApplicationContent,
  context: PrintContext,
): Promise<ComposedPapers> {
  const { paper, packet } = composeFiling(content, await composingContext(content, context));
  return { paper: SealedPaper.parse(paper), packet, exactText: exactTextOf(paper) };
}
