/** Earlier and pending applications in any court with their outcome, or "none". */
import {
  type EarlierApplication,
  isOwnNumber,
  isRecorded,
} from '#domain/application/earlier-applications.ts';
import { appealOf } from '#documents/appeal.ts';
import { hasSeveralFirs } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { courtInWords } from '#documents/court-in-words.ts';
import { outcomeInWords } from '#documents/common-sections/outcome-in-words.ts';

export function earlierApplications(matter: PaperMatter): Block[] {
  const rows = earlierRows(matter);
  const body = numbered('bail', [earlierStatement(matter)]);
  if (rows.length > 0) body.push({ kind: 'table', head: matter.words.earlier.head, rows, from: 'bail' });
  return headed(matter.words.headings.earlier, 'bail', body);
}

/** Number of listed and of recorded applications, and whether there may be more. */
export function earlierKnown({ bail, context }: PaperMatter): {
  readonly listed: number;
  readonly recorded: number;
  /** Minimum number according to the filer's choice. */
  readonly least: number;
  readonly complete: boolean;
} {
  const recorded = context.earlier?.length ?? 0;
  const typedCount =
    bail.previousApplications === 'none' ? 0 : typedRows(bail.previous, context.earlier).length;
  const total = recorded + typedCount;
  const choice = bail.previousApplications;
  const least = choice === 'multiple' ? 2 : choice === 'one' ? 1 : 0;
  return { listed: total, recorded, least, complete: choice !== undefined && total >= least };
}

/** The record overrides the filer's choice: "none" is printed only if both agree. */
export function earlierStatement(matter: PaperMatter): string | null {
  const { earlier: words } = matter.words;
  const { previousApplications: choice } = matter.bail;
  const { listed } = earlierKnown(matter);
  // an appeal or a grant implies an earlier application, so "none" would be false
  if (listed === 0 && choice === 'none' && (appealOf(matter) || isGranted(matter)))
    return optionalPlaceholder(matter, 'previous');
  if (listed === 0) return asChosen(matter);
  if (choice === 'multiple' && listed < 2) return words.multiple;
  return words.listed(listed);
}

/** The answer of the filer, if no application is listed. */
function asChosen(matter: PaperMatter): string | null {
  const { earlier: words } = matter.words;
  const { previousApplications: choice } = matter.bail;
  if (!choice) return optionalPlaceholder(matter, 'previous');
  return choice === 'none' && hasSeveralFirs(matter) ? words.noneInFirs : words[choice];
}

/** A recorded bail order implies an earlier application. */
export const isGranted = ({ case: facts, context }: PaperMatter): boolean =>
  facts.bailOrder?.state === 'granted' && facts.bailOrder.on <= context.filedOn;

export function earlierRows(matter: PaperMatter): string[][] {
  const { bail, context, words } = matter;
  const recorded = (context.earlier ?? []).map((row) => recordedRow(row, matter));
  if (bail.previousApplications === 'none') return recorded;
  const typedLines = typedRows(bail.previous, context.earlier).map(
    ({ court, number, filedOn, outcome, decidedOn }) => [
      court,
      isOwnNumber(number) ? words.earlier.reference(number) : number,
      filedOn ? printed(filedOn) : words.earlier.dayNotGiven,
      decidedOn
        ? words.earlier.decided(words.typed.outcome(outcome), printed(decidedOn))
        : words.typed.outcome(outcome),
    ],
  );
  return [...recorded, ...typedLines];
}

/** Our own number is not a court number and is not printed as one. */
function recordedRow(row: EarlierApplication, { words }: PaperMatter): string[] {
  const { applicationNumber, filedOn, decidedOn, of } = row;
  const number = applicationNumber ? words.earlier.reference(applicationNumber) : words.earlier.noNumber;
  const result = outcomeInWords(row, words);
  return [
    courtInWords(row, words),
    of ? `${number} (${of})` : number,
    printed(filedOn),
    decidedOn ? words.earlier.decided(result, printed(decidedOn)) : result,
  ];
}

type TypedRow = NonNullable<PaperMatter['bail']['previous']>[number];

/** Skips typed rows that repeat an application of record. */
function typedRows(
  typedEntries: readonly TypedRow[] = [],
  earlier: readonly EarlierApplication[] = [],
): readonly TypedRow[] {
  return typedEntries.filter((row) => !isRecorded(row, earlier));
}
