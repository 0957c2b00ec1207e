import type { Db } from '#data/store/db.ts';
import type { Draft } from '#data/store/rows.ts';
import { newestFirst } from '#data/store/first-rows.ts';

/** Newest change first. */
export function listDrafts(db: Db, limit = 100): Promise<Draft[]> {
  return newestFirst(db.drafts.orderBy('updatedAt')).limit(limit).toArray();
}
