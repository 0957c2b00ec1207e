/** Earlier and pending applications in any court, with their outcome, or a clear "none". */
import { type EarlierApplication, isOwnNumber, isRecorded } from '#domain/earlier-applications.ts';
import { appealOf } from '#documents/appeal.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { courtInWords } from '#documents/court-in-words.ts';

export function earlierApplications(matter: PaperMatter): Block[] {
  const rows = earlierRows(matter);
  const body = numbered('bail', [earlierStatement(matter)]);
  if (rows.length > 0) body.push({ kind: 'table', head: matter.words.earlier.head, rows, from: 'bail' });
  return headed(matter.words.headings.earlier, 'bail', body);
}

/** How many are listed in the paper, how many of them this record itself holds, and whether there may be more. */
export function earlierKnown({ bail, context }: PaperMatter): {
  readonly listed: number;
  readonly recorded: number;
  /** As many as the maker's own choice says that there are at least. */
  readonly least: number;
  readonly complete: boolean;
} {
  const recorded = context.earlier?.length ?? 0;
  const typed = bail.previousApplications === 'none' ? 0 : typedRows(bail.previous, context.earlier).length;
  const listed = recorded + typed;
  const said = bail.previousApplications;
  const least = said === 'multiple' ? 2 : said === 'one' ? 1 : 0;
  return { listed, recorded, least, complete: said !== undefined && listed >= least };
}

/** What the record shows goes before what was chosen: "none" is printed only where neither names one. */
export function earlierStatement(matter: PaperMatter): string | null {
  const { earlier: words } = matter.words;
  const { previousApplications: said } = matter.bail;
  const { listed } = earlierKnown(matter);
  // an appeal is from an order on an earlier application, and so is a grant: "none" cannot be said of them
  if (listed === 0 && said === 'none' && (appealOf(matter) || isGranted(matter)))
    return optionalPlaceholder(matter, 'previous');
  if (listed === 0) return said ? words[said] : optionalPlaceholder(matter, 'previous');
  if (said === 'multiple' && listed < 2) return words.multiple;
  return words.listed(listed);
}

/** An order of bail stands in the record: it was asked for before. */
export const isGranted = ({ case: facts, context }: PaperMatter): boolean =>
  facts.bailOrder?.state === 'granted' && facts.bailOrder.on <= context.filedOn;

export function earlierRows(matter: PaperMatter): string[][] {
  const { bail, context, words } = matter;
  const recorded = (context.earlier ?? []).map((row) => recordedRow(row, matter));
  if (bail.previousApplications === 'none') return recorded;
  const typed = typedRows(bail.previous, context.earlier).map(
    ({ court, number, filedOn, outcome, decidedOn }) => [
      court,
      isOwnNumber(number) ? words.earlier.reference(number) : number,
      filedOn ? printed(filedOn) : words.earlier.dayNotGiven,
      decidedOn ? words.earlier.decided(outcome, printed(decidedOn)) : outcome,
    ],
  );
  return [...recorded, ...typed];
}

/** Our number is no number of the court, and is not printed as one. */
function recordedRow(row: EarlierApplication, { words }: PaperMatter): string[] {
  const { applicationNumber: number, filedOn, outcome, decidedOn } = row;
  const result = words.earlier.outcomes[outcome];
  return [
    courtInWords(row, words),
    number ? words.earlier.reference(number) : words.earlier.noNumber,
    printed(filedOn),
    decidedOn ? words.earlier.decided(result, printed(decidedOn)) : result,
  ];
}

type TypedRow = NonNullable<PaperMatter['bail']['previous']>[number];

/** A row that was typed for an application which the record lists by itself would count it twice. */
function typedRows(
  typed: readonly TypedRow[] = [],
  earlier: readonly EarlierApplication[] = [],
): readonly TypedRow[] {
  return typed.filter((row) => !isRecorded(row, earlier));
}
