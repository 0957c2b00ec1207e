/** Reads cases. */
import { firKey, isSameFir, isSamePerson, stationKey } from '#domain/case/fir.ts';
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, Draft } from '#data/store/rows.ts';

/** `null` if it is not on this device. */
export async function caseOf(db: Db, id: string): Promise<CaseRow | null> {
  return (await db.cases.get(id)) ?? null;
}

/** Cases with the same FIR, newest first, offered when the user enters the number. */
export async function casesWithFir(
  db: Db,
  { firNumber, policeStation }: { readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRow[]> {
  const number = firKey(firNumber);
  if (number === '') return [];
  const anyStation = stationKey(policeStation) === '';
  const found = await spelledLike(db, number)
    .filter((row) =>
      isSameFir(row, { firNumber, policeStation: anyStation ? row.policeStation : policeStation }),
    )
    .toArray();
  return found.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1)).slice(0, 10);
}

const ZEROS = ['', '0', '00', '000', '0000', '00000'];

/** Candidates by prefix: the index holds numbers as typed, in several spellings. */
function spelledLike(db: Db, number: string) {
  const [digits] = /^\d+/.exec(number) ?? [];
  const byFir = db.cases.where('firNumber');
  return digits === undefined
    ? byFir.startsWithIgnoreCase(number.slice(0, 1))
    : byFir.startsWithAnyOf(ZEROS.map((zeros) => zeros + digits));
}

/**
 * The case of a new application: the user's choice, else the newest case with the same FIR and applicant in
 * any spelling. Otherwise the filing creates one.
 */
export async function caseForFiling(
  db: Db,
  { caseId, caseChosen }: Pick<Draft, 'caseId' | 'caseChosen'>,
  {
    content: { case: fir, applicant },
    ownerId,
  }: { readonly content: ApplicationContent; readonly ownerId: string },
): Promise<string> {
  if (caseChosen || (await db.cases.where('_id').equals(caseId).count()) > 0) return caseId;
  const own = (await casesWithFir(db, fir)).find(
    (row) => row.ownerId === ownerId && isSamePerson(row.applicant, applicant),
  );
  return own?._id ?? caseId;
}
