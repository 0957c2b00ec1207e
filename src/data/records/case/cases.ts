/** Reading cases. */
import type { CaseRow, Db } from '#data/store/db.ts';

/** `null` when it is not on this device. */
export async function caseOf(db: Db, id: string): Promise<CaseRow | null> {
  return (await db.cases.get(id)) ?? null;
}

/** Cases of the same FIR, offered to a new application as soon as the number is typed. */
export async function casesWithFir(
  db: Db,
  { firNumber, policeStation }: { readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRow[]> {
  if (firNumber.trim() === '') return [];
  const found = db.cases.where('firNumber').equals(firNumber.trim());
  const station = key(policeStation);
  return found
    .filter((row) => station === '' || key(row.policeStation ?? '') === station)
    .limit(10)
    .toArray();
}

const key = (place: string): string => place.trim().toLowerCase();
