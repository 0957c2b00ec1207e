/** Papers of signed orders on this device, for prints offline and after a release that words orders otherwise. */
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { type CacheValues, clearOfGone, setCache } from '#data/store/cache.ts';
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

export async function forgetSealedPapers(db: Db, applicationId: string): Promise<void> {
  await db.cache.where('k').startsWith(ofApplication(applicationId)).delete();
}

/** A paper may arrive after its application has left this device. */
export async function keepSealedPaper(db: Db, of: OfOrder, paper: SealedPaper): Promise<void> {
  await setCache(db, nameOf(of), paper);
  await clearOfGone(db, PREFIX, (ids) => db.applications.where('_id').anyOf(ids).primaryKeys());
}
