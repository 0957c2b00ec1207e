import type { User } from '#contract/account/user.ts';
import { getMeta } from '#data/store/meta.ts';
import { useDevice } from './use-device.ts';
import { useLive } from './use-live.ts';

/** The account as the server knows it; null before the first pull. */
export function useProfile(): User | null {
  const { db } = useDevice();
  const live = useLive(() => getMeta(db, 'profile'), [db]);
  return live.status === 'ready' ? live.value : null;
}
