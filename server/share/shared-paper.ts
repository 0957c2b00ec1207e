/** Paper behind a share link: as filed, with its amendments, without hidden parts and notes for the filer. */
import { type Application, contentOf } from '#contract/application/application.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { type Hideable, type SharedAmendment, SharedPaper } from '#contract/share/share.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { printable } from '#documents/filed/filed-words.ts';
import { knownVersions } from '#documents/filed/known-children.ts';
import { mapTexts } from '#documents/map-texts.ts';
import { redactPaper } from '#documents/redact-paper.ts';
import { formerContents } from '#domain/application/amendments.ts';
import { invariant } from '#kernel/assert.ts';
import type { PrintContext } from '#server/papers/documents-port.ts';
import { composingContext } from '#server/papers/papers-of.ts';

export interface SharedText {
  readonly document: SharedPaper;
  readonly amendments: readonly SharedAmendment[];
}

interface ShareContext {
  readonly context: PrintContext;
  readonly hide: readonly Hideable[];
  /** The stored papers, oldest first. */
  readonly filed?: readonly SealedPaper[];
}

export async function sharedPaper(
  record: Application,
  { context, hide, filed = [] }: ShareContext,
): Promise<SharedText> {
  const content = contentOf(record);
  const printing = await composingContext(content, context);
  const { papers } = printing;
  const former = formerContents(content, record.amendments);
  const { versions: texts, children } = knownVersions(content, former, printing);
  const redactions = texts.map((each) => redactPaper(each, hide, papers?.application.withheld));
  const composed = redactions.map((redaction): SharedPaper => {
    const paper = bailApplication(redaction.content, printing);
    // a value that one version hides is hidden in each of them
    const clean = redactions.reduce((cleaned, each) => each.clean(cleaned), paper);
    return SharedPaper.parse(clean); // the schema drops unknown fields: concerns, origins, authorities
  });
  const [first] = composed;
  invariant(first, 'sharedPaper: no paper');
  // a print with hidden parts has words of its own
  const [stored] = hide.length === 0 && filed.length === texts.length ? filed : [];
  const printed = stored && printable(stored, children);
  return {
    document: printed ? SharedPaper.parse(printed) : first,
    // two releases may word one content otherwise, so stored papers are not compared
    amendments: (record.amendments ?? []).map(({ at }, index) =>
      differenceOf(at, composed[index]?.blocks, composed[index + 1]?.blocks),
    ),
  };
}

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
