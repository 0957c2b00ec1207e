/** Object URL of the account picture; null if this device has none. */
import { useEffect, useMemo } from 'react';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { getCache } from '#data/store/cache.ts';

export function useAvatarImage(db: Db): string | null {
  const storedAvatar = useLive(() => getCache(db, 'avatar'), [db]);
  const avatar = storedAvatar.status === 'ready' ? storedAvatar.value : null;
  const address = useMemo(
    () => avatar && URL.createObjectURL(new Blob([avatar.bytes], { type: avatar.type })),
    [avatar],
  );
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}
