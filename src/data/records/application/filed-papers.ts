/** Papers of filed applications on this device, for prints offline and after a release that words them otherwise. */
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import { clearCache, clearOfGone, getCache, setCache } from '#data/store/cache.ts';
import type { Db } from '#data/store/db.ts';

const PREFIX = 'filed:';
const nameOf = (id: string): `filed:${string}` => `${PREFIX}${id}`;

/** Oldest first. */
export const keptFiledPapers = async (db: Db, id: string): Promise<readonly FiledPaper[]> =>
  (await getCache(db, nameOf(id))) ?? [];

export async function keepFiledPapers(db: Db, id: string, papers: readonly FiledPaper[]): Promise<void> {
  await setCache(db, nameOf(id), papers);
  await clearOfGone(db, PREFIX, (ids) => db.applications.where('_id').anyOf(ids).primaryKeys());
}

export const forgetFiledPapers = (db: Db, id: string): Promise<void> => clearCache(db, nameOf(id));
