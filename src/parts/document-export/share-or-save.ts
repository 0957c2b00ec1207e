/** Shares the file in an app installed on iOS, which cannot download; elsewhere downloads it. */
export type Handed = 'shared' | 'saved' | 'cancelled';

export async function shareOrSave(blob: Blob, filename: string): Promise<Handed> {
  const file = new File([blob], filename, { type: blob.type });
  if (installedOnIos() && navigator.canShare?.({ files: [file] })) return share(file);
  save(blob, filename);
  return 'saved';
}

/** Only Safari on iOS has this property. */
const installedOnIos = (): boolean => 'standalone' in navigator && navigator.standalone === true;

async function share(file: File): Promise<Handed> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    save(file, file.name);
    return 'saved';
  }
}

function save(blob: Blob, filename: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a slow phone may still be reading the file
}
