import type { User } from '#contract/account/user.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { useSharedLive } from './use-live.ts';

const storedProfile = (db: Db) => getMeta(db, 'profile');

/** The account as the server knows it; null before the first pull. */
export function useProfile(): User | null {
  const live = useSharedLive(storedProfile);
  return live.status === 'ready' ? live.value : null;
}
