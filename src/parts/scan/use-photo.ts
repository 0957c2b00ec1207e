import { useEffect, useMemo, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { photoOf } from '#data/records/document/scans.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { ScanRow } from '#data/store/rows.ts';

type Photo = Uint8Array<ArrayBuffer>;

/** Undefined while it is read; null if it cannot be opened. */
export function usePhoto(scan: ScanRow): Photo | null | undefined {
  const { db } = useDevice();
  const [photo, setPhoto] = useState<Photo | null>();
  const { _id } = scan;
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const opened = await photoOf(db, scan);
      if (!isGone) setPhoto(opened);
    };
    read().catch((error: unknown) => reportFailure(error, 'page'));
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the photo of a page never changes
  }, [db, _id]);
  return photo;
}

/** Object URL of the photo while mounted. */
export function useObjectUrl(photo: Photo | null | undefined): string | undefined {
  const href = useMemo(
    () => (photo ? URL.createObjectURL(new Blob([photo], { type: 'image/jpeg' })) : undefined),
    [photo],
  );
  useEffect(
    () => () => {
      if (href !== undefined) URL.revokeObjectURL(href);
    },
    [href],
  );
  return href;
}
