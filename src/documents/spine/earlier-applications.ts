/** Earlier and pending applications in any court, with their outcome, or a clear "none". */
import type { Block } from '#documents/model.ts';
import { type Matter, mildGap, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function earlierApplications(matter: Matter): Block[] {
  const rows = earlierRows(matter);
  const body = numbered('bail', [earlierStatement(matter)]);
  if (rows.length > 0) body.push({ kind: 'table', head: matter.words.earlier.head, rows, from: 'bail' });
  return headed(matter.words.headings.earlier, 'bail', body);
}

export function earlierStatement(matter: Matter): string | null {
  const { previousApplications: previous } = matter.bail;
  return previous ? matter.words.earlier[previous] : mildGap(matter, 'previous');
}

/** Rows beside a statement of "none" would contradict it; the statement is the maker's last word. */
export function earlierRows({ bail, words }: Matter): string[][] {
  if (bail.previousApplications === 'none') return [];
  return (bail.previous ?? []).map(({ court, number, filedOn, outcome, decidedOn }) => [
    court,
    number,
    filedOn ? printed(filedOn) : '',
    decidedOn ? words.earlier.decided(outcome, printed(decidedOn)) : outcome,
  ]);
}
