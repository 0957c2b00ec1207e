import { exportUnsent } from '#data/account/export-unsent.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';

/** Exports unsent work and drafts as one file. */
export function useSaveUnsent(): () => Promise<void> {
  const { db, ports } = useDevice();
  const { day } = useCourtDay();
  const { acts } = useText().sync;
  const shareOrSave = useShareOrSave();
  return async () => {
    const json = await exportUnsent(db, ports);
    const name = acts.fileName(day);
    await shareOrSave(new Blob([json], { type: 'application/json' }), name, acts.saved);
  };
}
