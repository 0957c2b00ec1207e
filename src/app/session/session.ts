/** Signed-in user and open database. Guards read it; only `session-acts.ts` changes it. */
import { create } from 'zustand';
import type { StoredUser } from '#contract/account/user.ts';
import type { SessionEnd } from '#data/outbox/pause.ts';
import type { Db } from '#data/store/db.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { removeNoticesWithAction } from '#ui/feedback/notices.ts';

export type SessionState =
  | { readonly status: 'starting' }
  /** The browser provides no database: private browsing, a full disk, or another tab with an old version. */
  | { readonly status: 'blocked' }
  /** The app lock is closed. */
  | { readonly status: 'locked'; readonly database: string }
  | {
      readonly status: 'out';
      readonly why: SessionEnd | null;
      /** The user logged out: the next login does not lead to the screen of before. */
      readonly hasLeft?: true;
    }
  | { readonly status: 'in'; readonly user: StoredUser; readonly token: string | null; readonly db: Db };

export const useSession = create<SessionState>(() => ({ status: 'starting' }));

/** A notice with an action acts for its user, so it ends with the session and at the lock. */
export function setSession(state: SessionState): void {
  if (state.status !== 'in') removeNoticesWithAction();
  useSession.setState(state, true);
}

export const sharedDb = new SharedDb();
