/** The only live query hooks: a change in Dexie renders the component again. */
import { liveQuery } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
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

interface SharedQuery {
  state: LiveQueryState<unknown> | { readonly status: 'failed'; readonly error: unknown };
  readonly listeners: Set<() => void>;
  /** Null while nobody reads it. */
  stop: (() => void) | null;
}

const sharedQueries = new WeakMap<Db, Map<unknown, SharedQuery>>();
/** A screen that follows reads the same value; without a pause it would load again. */
const LEFT_MS = 1_000;

/** One live query for all components that read the same. `query` must be a module function. */
export function useSharedLive<T>(query: (db: Db) => Promise<T>): LiveQueryState<T> {
  const db = useDb();
  const shared = sharedQuery(db, query);
  const subscribe = useCallback((listener: () => void) => follow(db, query, listener), [db, query]);
  const state = useSyncExternalStore(subscribe, () => shared.state);
  if (state.status === 'failed') throw state.error;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under this query, which gives this type
  return state as LiveQueryState<T>;
}

function sharedQuery(db: Db, query: unknown): SharedQuery {
  const ofDb = sharedQueries.get(db) ?? new Map<unknown, SharedQuery>();
  sharedQueries.set(db, ofDb);
  const known = ofDb.get(query);
  if (known) return known;
  const made: SharedQuery = { state: LOADING, listeners: new Set(), stop: null };
  ofDb.set(query, made);
  return made;
}

function follow(db: Db, query: (db: Db) => Promise<unknown>, listener: () => void): () => void {
  const shared = sharedQuery(db, query);
  shared.listeners.add(listener);
  const put = (state: SharedQuery['state']) => {
    shared.state = state;
    for (const each of shared.listeners) each();
  };
  if (shared.stop === null) {
    const reading = liveQuery(() => query(db)).subscribe({
      next: (value) => put({ status: 'ready', value }),
      error: (error) => put({ status: 'failed', error }),
    });
    shared.stop = () => reading.unsubscribe();
  }
  return () => {
    shared.listeners.delete(listener);
    setTimeout(() => stopUnread(shared), LEFT_MS);
  };
}

function stopUnread(shared: SharedQuery): void {
  if (shared.listeners.size > 0) return;
  shared.stop?.();
  Object.assign(shared, { state: LOADING, stop: null });
}

export const DbContext = createContext<Db | null>(null);

/** The signed-in user's database. Use only inside the signed-in part of the app. */
export function useDb(): Db {
  const db = useContext(DbContext);
  invariant(db, 'a screen that needs the database stands outside DbContext');
  return db;
}
