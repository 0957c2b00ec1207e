/** The share sheet of the system. A browser without one, or without one for this kind of file, has none to open. */

export type SheetOutcome = 'handed-on' | 'cancelled' | 'press-again' | 'failed';

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** The browser opens the sheet only shortly after a press. If the file took longer, another press opens it. */
export async function openSheet(file: File): Promise<SheetOutcome> {
  try {
    await navigator.share({ files: [file] });
    return 'handed-on';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'cancelled';
    return name === 'NotAllowedError' ? 'press-again' : 'failed';
  }
}
