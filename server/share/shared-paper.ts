/** Paper behind a share link: as filed, without hidden parts and notes for the filer. */
import { type Application, contentOf } from '#contract/application/application.ts';
import { type Hideable, SharedPaper } from '#contract/share/share.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { redactPaper } from '#documents/redact-paper.ts';
import type { PrintContext } from '#server/papers/documents-port.ts';
import { papersOf } from '#server/papers/papers-of.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

export async function sharedPaper(
  record: Application,
  { context, hide }: { readonly context: PrintContext; readonly hide: readonly Hideable[] },
): Promise<SharedPaper> {
  const papers = papersOf(record);
  const { content, clean } = redactPaper(contentOf(record), hide, papers?.application.withheld);
  const paper = bailApplication(content, {
    ...context,
    lawEdition: context.lawEdition ?? 'not recorded',
    tables: await serverLawTables(context.caseLaw),
    papers,
  });
  return SharedPaper.parse(clean(paper)); // the schema drops unknown fields: concerns, origins, authorities
}
