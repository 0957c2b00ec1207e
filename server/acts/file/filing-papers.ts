/** Composes the papers of a filing. They are stored with it. */
import type { Composer } from '#server/papers/compose-papers.ts';
import { composedPapers, type PapersToStore, withPaperHash } from '#server/papers/filed-papers.ts';
import type { Sql } from '#server/storage/sql.ts';
import type { Filing } from './new-filing.ts';

export interface PaperedFiling extends Filing {
  readonly papers: PapersToStore | null;
}

export async function withPapers(sql: Sql, filing: Filing, compose?: Composer): Promise<PaperedFiling> {
  const papers = await composedPapers(sql, filing.application, compose);
  return { ...filing, application: withPaperHash(filing.application, papers), papers };
}
