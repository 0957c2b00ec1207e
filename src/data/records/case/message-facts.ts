/** Particulars that a court message adds to a case. A value of the record is never replaced. */
import { caseNumberText } from '#domain/case/case-number.ts';
import type { CourtMessage } from '#domain/case/court-message.ts';
import { present } from '#kernel/present.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { CasePatch } from './save-case.ts';

export function missingFrom(row: CaseRow, message: CourtMessage): CasePatch {
  const { cnr, caseNumber, courtName, firNumber, policeStation } = message;
  const found = present({
    cnr,
    caseNumber: caseNumber && caseNumberText(caseNumber),
    courtName,
    firNumber,
    policeStation,
  });
  const known = new Set(
    [...Object.entries(row.facts ?? {}), ...Object.entries(row)].flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    ),
  );
  return Object.fromEntries(Object.entries(found).filter(([name]) => !known.has(name)));
}
