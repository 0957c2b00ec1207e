/** Composes the papers of a filing. Also a task of the worker threads. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { composeFiling } from '#documents/filed/compose-filing.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import type { PrintContext } from './documents-port.ts';
import { papersOf } from './papers-of.ts';

export interface ComposedPapers extends Pick<FiledPaper, 'paper' | 'packet'> {
  readonly exactText: string;
}

/** Null if the papers cannot be composed (`composer.ts`). */
export type Composer = (content: ApplicationContent, context: PrintContext) => Promise<ComposedPapers | null>;

export async function composePapers(
  content: ApplicationContent,
  { lawEdition = 'not recorded', ...context }: PrintContext,
): Promise<ComposedPapers> {
  const tables = await serverLawTables(context.caseLaw);
  const printing = { ...context, lawEdition, tables, papers: papersOf(content) };
  const { paper, packet } = composeFiling(content, printing);
  return { paper: SealedPaper.parse(paper), packet, exactText: exactTextOf(paper) };
}
