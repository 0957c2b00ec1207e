import { exportUnsent } from '#data/account/export-unsent.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { shareOrSave } from '#parts/document-export/share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';

/** Exports unsent work and drafts as one file. */
export function useSaveUnsent(): () => Promise<void> {
  const { db, ports } = useDevice();
  const { day } = useCourtDay();
  const { acts } = useText().sync;
  return async () => {
    const json = await exportUnsent(db, ports);
    const name = acts.fileName(day);
    const handed = await shareOrSave(new Blob([json], { type: 'application/json' }), name);
    if (handed !== 'cancelled') notify({ ...acts.saved, type: 'success' });
  };
}
