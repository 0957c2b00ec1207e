/** The picture of one's account as an address that a page can draw; null where there is none on this device. */
import { useEffect, useState } from 'react';
import { useLive } from '#data/react/use-live.ts';
import type { Db } from '#data/store/db.ts';
import { type KeptAvatar, metaOf } from '#data/store/meta.ts';

export function useAvatarImage(db: Db): string | null {
  const kept = useLive(() => metaOf(db, 'avatar'), [db]);
  const avatar = kept.status === 'ready' ? kept.value : null;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!avatar) {
      setShown(null);
      return undefined;
    }
    const address = addressOf(avatar);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [avatar?.sha256]); // oxlint-disable-line react/exhaustive-deps -- another reading of the same picture is no other picture
  return shown;
}

const addressOf = ({ bytes, type }: KeptAvatar): string => URL.createObjectURL(new Blob([bytes], { type }));
