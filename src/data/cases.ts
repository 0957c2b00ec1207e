/** Reading cases. */
import type { CaseRow, Db } from './db.ts';

const plain = (text: string | undefined): string => (text ?? '').replaceAll(/\s/g, '').toLowerCase();

/** The maker's own case with this FIR number and police station; `null` where there is none, or not both are known. */
export async function caseWithFir(
  db: Db,
  { firNumber, policeStation }: { readonly firNumber: string; readonly policeStation: string },
): Promise<CaseRow | null> {
  if (firNumber.trim() === '' || policeStation.trim() === '') return null;
  const found = await db.cases.where('firNumber').equals(firNumber.trim()).toArray();
  return found.find((row) => plain(row.policeStation) === plain(policeStation)) ?? null;
}
