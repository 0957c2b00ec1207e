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
  if (!db.isOpen()) await db.open(); // the tag needs its key
  const tagged = await db.cases.where('firTag').equals(db.tagOf('firTag', number)).toArray();
  const clear = await db.cases.where('firNumber').startsWithAnyOf(spellings(number)).toArray();
  const found = [...tagged, ...clear].filter((row) =>
    isSameFir(row, { firNumber, policeStation: anyStation ? row.policeStation : policeStation }),
  );
  return found.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1)).slice(0, 10);
}

/** Rows of an older release, until they are sealed, are found by the beginning of the number as typed. */
const spellings = (number: string): string[] =>
  ['', '0', '00', '000', '0000', '00000'].map((zeros) => zeros + (/^\d+/.exec(number)?.[0] ?? number));

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
