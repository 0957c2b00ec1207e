/** The picture of one's account as an address that a page can draw; null where there is none on this device. */
import { useEffect, useMemo } from 'react';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';

export function useAvatarImage(db: Db): string | null {
  const kept = useLive(() => getMeta(db, 'avatar'), [db]);
  const avatar = kept.status === 'ready' ? kept.value : null;
  const address = useMemo(
    () => avatar && URL.createObjectURL(new Blob([avatar.bytes], { type: avatar.type })),
    [avatar],
  );
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}
