/** The user's cases that an application is compared with: the case that it joins, and those of the same names. */
import { isSamePerson } from '#domain/application/namesakes.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow } from '#data/store/rows.ts';

interface ComparedWith {
  readonly caseId: string | undefined;
  readonly ownerId: string;
  readonly names: readonly string[];
}

export async function comparedCases(
  db: Db,
  { caseId, ownerId, names }: ComparedWith,
): Promise<{ readonly joined: CaseRow | null; readonly namesakes: readonly CaseRow[] }> {
  const own = await db.cases.filter((row) => row.ownerId === ownerId).toArray();
  return {
    joined: own.find(({ _id }) => _id === caseId) ?? null,
    namesakes: own.filter(
      ({ _id, applicant }) => _id !== caseId && names.some((name) => isSamePerson({ name }, applicant)),
    ),
  };
}
