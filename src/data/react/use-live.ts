/** The only live query hook: a change in Dexie renders the component again. */
import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useContext } from 'react';
import { invariant } from '#kernel/assert.ts';
import type { Db } from '#data/store/db.ts';

export type LiveQueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T };

const LOADING = { status: 'loading' } as const;

/**
 * `useLive(() => applicationOf(db, id), [db, id])`: after `deps` change it is loading again, never the old
 * record.
 */
export function useLive<T>(query: () => Promise<T>, deps: readonly unknown[]): LiveQueryState<T> {
  const answer = useLiveQuery(async () => ({ value: await query(), deps }), [...deps]);
  const current = answer?.deps.every((dep, index) => Object.is(dep, deps[index]));
  return answer && current ? { status: 'ready', value: answer.value } : LOADING;
}

export const DbContext = createContext<Db | null>(null);

/** The signed-in user's database. Use only inside the signed-in part of the app. */
export function useDb(): Db {
  const db = useContext(DbContext);
  invariant(db, 'a screen that needs the database stands outside DbContext');
  return db;
}
