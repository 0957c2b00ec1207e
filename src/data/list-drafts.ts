import type { Db, Draft } from './db.ts';
import { newestFirst } from './newest-first.ts';

/** The last written first. */
export function listDrafts(db: Db, limit = 100): Promise<Draft[]> {
  return newestFirst(db.drafts.orderBy('updatedAt')).limit(limit).toArray();
}
