/** Paper behind a share link: as filed, with its amendments, without hidden parts and notes for the filer. */
import { type Application, type ApplicationContent, contentOf } from '#contract/application/application.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { type Hideable, type SharedAmendment, SharedPaper } from '#contract/share/share.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { printable } from '#documents/filed/filed-words.ts';
import { mapTexts } from '#documents/map-texts.ts';
import { matterOf, type PaperMatter } from '#documents/matter.ts';
import { redactPaper } from '#documents/redact-paper.ts';
import { amendmentTexts } from '#domain/application/amendments.ts';
import { invariant } from '#kernel/assert.ts';
import type { PrintContext } from '#server/papers/documents-port.ts';
import { papersOf } from '#server/papers/papers-of.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

export interface SharedText {
  readonly document: SharedPaper;
  readonly amendments: readonly SharedAmendment[];
}

interface Sharing {
  readonly context: PrintContext;
  readonly hide: readonly Hideable[];
  /** The stored papers, oldest first. */
  readonly filed?: readonly SealedPaper[];
}

export async function sharedPaper(
  record: Application,
  { context, hide, filed = [] }: Sharing,
): Promise<SharedText> {
  const papers = papersOf(record);
  const content = contentOf(record);
  const tables = await serverLawTables(context.caseLaw);
  const amendments = amendmentTexts(content, record.amendments);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an amendment replaces a content by another one
  const texts = [...amendments.map(({ before }) => before as ApplicationContent), content];
  const printing = { ...context, lawEdition: context.lawEdition ?? 'not recorded', tables, papers };
  const redactions = texts.map((each) => redactPaper(each, hide, papers?.application.withheld));
  // a print with hidden parts has words of its own
  const isStored = hide.length === 0 && filed.length === texts.length;
  const versions = isStored
    ? printedAsFiled(filed, matterOf(content, printing), content)
    : redactions.map((redaction): SharedPaper => {
        const paper = bailApplication(redaction.content, printing);
        // a value that one version hides is hidden in each of them
        const clean = redactions.reduce((cleaned, each) => each.clean(cleaned), paper);
        return SharedPaper.parse(clean); // the schema drops unknown fields: concerns, origins, authorities
      });
  const [first] = versions;
  invariant(first, 'sharedPaper: no paper');
  return {
    document: first,
    amendments: amendments.map(({ at }, index) =>
      differenceOf(at, versions[index]?.blocks, versions[index + 1]?.blocks),
    ),
  };
}

const printedAsFiled = (
  filed: readonly SealedPaper[],
  matter: PaperMatter,
  content: ApplicationContent,
): SharedPaper[] => filed.map((paper) => SharedPaper.parse(printable(paper, matter, content)));

/** The lines that only one of both papers has. A changed number of a paragraph is no difference. */
function differenceOf(at: string, before: unknown, after: unknown): SharedAmendment {
  const [old, now] = [linesOf(before), linesOf(after)];
  return { at, was: only(old, now), is: only(now, old) };
}

const only = (lines: readonly string[], others: readonly string[]): string =>
  lines.filter((line) => !others.includes(line)).join('\n');

function linesOf(blocks: unknown): string[] {
  const lines: string[] = [];
  mapTexts(blocks, (text, field) => {
    if (!NOT_PRINTED.has(field)) lines.push(text);
    return text;
  });
  return lines;
}

const NOT_PRINTED: ReadonlySet<string> = new Set(['kind', 'letter']);
