/**
 * Downloads a file, and its notice offers the share sheet if the browser shares this kind of file. An app installed
 * on iOS cannot download, so its sheet opens at once.
 */
import { useText } from '#parts/text-context.tsx';
import { type Notice, notify } from '#ui/feedback/notices.ts';
import { canShare, openSheet } from './share-sheet.ts';

/** The words that say that the file is there. */
type NoticeWords = Pick<Notice, 'title' | 'description'>;

/** Long enough to read the notice and to choose. */
const OFFER_MS = 15_000;

/** Only Safari on iOS has this property. */
const installedOnIos = (): boolean => 'standalone' in navigator && navigator.standalone === true;

export function useShareOrSave(): (blob: Blob, filename: string, said: NoticeWords) => Promise<void> {
  const { share: words } = useText();
  const offer = (file: File, said: NoticeWords): void => {
    const isOnlyCopy = installedOnIos(); // the file is nowhere else until the other app has it
    const share = async (): Promise<void> => {
      const outcome = await openSheet(file);
      if (outcome === 'failed') notify({ ...words.sheetFailed, type: 'error' });
      if (isOnlyCopy && outcome !== 'handed-on') offer(file, said);
    };
    const stay = isOnlyCopy ? ({ isKept: true } as const) : { stayMs: OFFER_MS };
    notify({ ...said, type: 'success', act: { label: words.sheet, onAct: () => void share() }, ...stay });
  };
  return async (blob, filename, said) => {
    const file = new File([blob], filename, { type: blob.type });
    if (!installedOnIos() || !canShare(file)) {
      save(blob, filename);
      if (canShare(file)) offer(file, said);
      else notify({ ...said, type: 'success' });
      return;
    }
    const outcome = await openSheet(file);
    if (outcome === 'failed') save(blob, filename);
    if (outcome === 'press-again') offer(file, { title: words.sheetReady });
    else if (outcome !== 'cancelled') notify({ ...said, type: 'success' });
  };
}

function save(blob: Blob, filename: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a slow phone may still be reading the file
}
