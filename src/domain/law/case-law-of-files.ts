/** Judgments in the files of the operator, as rows of the law tables. */
import type { CaseLawFile } from '#contract/law/case-law.ts';
import { type AddedCaseLaw, type Judgment, NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';

export function caseLawOf(files: readonly CaseLawFile[]): AddedCaseLaw {
  if (files.length === 0) return NO_ADDED_CASE_LAW;
  const days = files.map(({ readTo }) => readTo).toSorted();
  return { judgments: files.flatMap(judgmentsIn), readTo: days.at(-1) ?? null };
}

const judgmentsIn = ({ source, judgments }: CaseLawFile): Judgment[] =>
  judgments.map((row) => ({ ...row, year: Number(row.date.slice(0, 4)), addedBy: source.name }));
