/** What is being written and not queued yet, beside the drafts of applications: rows of `meta`, told apart by how their key begins. */
import type { Db } from './db.ts';

export const DRAFT_PREFIX = {
  orders: 'order:',
  reports: 'report:',
  feedback: 'feedback:',
  entries: 'diary:',
} as const;

export type BegunKind = keyof typeof DRAFT_PREFIX;

const ALL: readonly BegunKind[] = ['orders', 'reports', 'feedback', 'entries'];

/** Counted by their keys, without the code of the forms; inside the caller's transaction, where it has one. */
export async function countDrafts(db: Db, ...kinds: readonly BegunKind[]): Promise<number> {
  let count = 0;
  for (const kind of kinds.length === 0 ? ALL : kinds)
    count += await db.meta.where('k').startsWith(DRAFT_PREFIX[kind]).count();
  return count;
}
