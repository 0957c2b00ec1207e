/** Papers of signed orders on this device, for prints offline and after a release that words orders otherwise. */
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import type { CacheRow, CacheValues } from '#data/store/cache.ts';
import { setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';

interface OfOrder {
  readonly applicationId: string;
  readonly orderId: string;
}

type PaperName = Extract<keyof CacheValues, `order:${string}`>;

const PREFIX = 'order:';
const ofApplication = (id: string): `order:${string}:` => `${PREFIX}${id}:`;
const nameOf = ({ applicationId, orderId }: OfOrder): PaperName =>
  `${ofApplication(applicationId)}${orderId}`;

/** By id of the order. */
export async function keptPapers(
  db: Db,
  applicationId: string,
): Promise<Readonly<Record<string, SealedPaper>>> {
  const prefix = ofApplication(applicationId);
  const rows = await db.cache.where('k').startsWith(prefix).toArray();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by keepSealedPaper
  return Object.fromEntries(rows.map(({ k, v }) => [k.slice(prefix.length), v as SealedPaper]));
}

/** Papers of its orders and of its filing. */
export async function forgetPapers(db: Db, applicationId: string): Promise<void> {
  await db.cache.where('k').startsWith(ofApplication(applicationId)).delete();
  await db.cache.delete(`filed:${applicationId}`);
}

export async function keepSealedPaper(db: Db, of: OfOrder, paper: SealedPaper): Promise<void> {
  await setCache(db, nameOf(of), paper);
  await forgetGone(db, PREFIX);
}

/** Deletes the papers of applications that left this device. A paper may arrive after its application has left. */
export async function forgetGone(db: Db, prefix: 'order:' | 'filed:'): Promise<void> {
  const names = await db.cache.where('k').startsWith(prefix).primaryKeys();
  const ids = names.map(idIn);
  const here = new Set(await db.applications.where('_id').anyOf(ids).primaryKeys()); // opens no application
  const staleNames: CacheRow['k'][] = names.filter((name) => !here.has(idIn(name)));
  await db.cache.bulkDelete(staleNames);
}

const idIn = (name: string): string => name.split(':')[1] ?? '';
