import type { ApplicationContent } from '#contract/application/application.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import type { PaperWords } from '#text/paper-words.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import type { PrintContext } from './documents-port.ts';

/** In the language of the record. */
export const papersOf = ({ language }: Pick<ApplicationContent, 'language'>): PaperWords | undefined =>
  language === 'hi' ? HINDI_PAPERS : undefined;

/** The context of every paper that the server composes of an application. */
export async function composingContext(
  content: Pick<ApplicationContent, 'language'>,
  { lawEdition = 'not recorded', ...context }: PrintContext,
) {
  const tables = await serverLawTables(context.caseLaw);
  return { ...context, lawEdition, tables, papers: papersOf(content) };
}
