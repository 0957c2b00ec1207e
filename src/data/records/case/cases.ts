/** Reading cases. */
import { firKey, isSameFir, isSamePerson, stationKey } from '#domain/fir.ts';
import type { ApplicationContent } from '#contract/application.ts';
import type { Db } from '#data/store/db.ts';
import type { CaseRow, Draft } from '#data/store/rows.ts';

/** `null` when it is not on this device. */
export async function caseOf(db: Db, id: string): Promise<CaseRow | null> {
  return (await db.cases.get(id)) ?? null;
}

/** Cases of the same FIR, newest first, offered to a new application as soon as the number is typed. */
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

/** Those whose number begins as the same one might be written: the index holds it as it was typed. */
function spelledLike(db: Db, number: string) {
  const [digits] = /^\d+/.exec(number) ?? [];
  const typed = db.cases.where('firNumber');
  return digits === undefined
    ? typed.startsWithIgnoreCase(number.slice(0, 1))
    : typed.startsWithAnyOf(ZEROS.map((zeros) => zeros + digits));
}

/**
 * The case that takes a new application: the one that the person chose, else their newest of the same FIR and the
 * same person, however the number was written; else the one that the filing opens.
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
