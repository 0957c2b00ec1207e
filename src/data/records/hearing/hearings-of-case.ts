import { byText } from '#kernel/by-text.ts';
import type { Db } from '#data/store/db.ts';
import type { HearingRow } from '#data/store/rows.ts';

/** Hearings of a case and its applications, newest first. */
export async function hearingsOfCase(db: Db, caseId: string): Promise<HearingRow[]> {
  const rows = await db.hearings.where('caseId').equals(caseId).toArray();
  return rows.toSorted((left, right) => byText(momentOf(right), momentOf(left)));
}

const momentOf = ({ date, time }: HearingRow): string => `${date} ${time}`;

/** Hearings of one application, and of its case as a whole. */
export async function hearingsOfApplication(
  db: Db,
  { _id, caseId }: { readonly _id: string; readonly caseId: string },
): Promise<HearingRow[]> {
  return (await hearingsOfCase(db, caseId)).filter(({ applicationId = _id }) => applicationId === _id);
}
