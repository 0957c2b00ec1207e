/** Who is signed in, and their open database. Read by the guards; changed only by `session-acts.ts`. */
import { create } from 'zustand';
import type { StoredUser } from '#contract/user.ts';
import type { Db } from '#data/store/db.ts';
import { SharedDb } from '#data/store/shared-db.ts';

export type SessionState =
  | { readonly status: 'starting' }
  /** The browser gives no database: private browsing, a full disk, another tab that holds an old one. */
  | { readonly status: 'blocked' }
  | { readonly status: 'out'; readonly why: 'revoked' | null }
  | { readonly status: 'in'; readonly user: StoredUser; readonly token: string | null; readonly db: Db };

export const useSession = create<SessionState>(() => ({ status: 'starting' }));

export const setSession = (state: SessionState): void => useSession.setState(state, true);

export const sharedDb = new SharedDb();
