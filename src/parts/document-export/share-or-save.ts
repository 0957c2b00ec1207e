/** Hands a file to the person: through the share sheet in an app installed on iOS, which saves no downloads; else as one. */
export type Handed = 'shared' | 'saved' | 'cancelled';

export async function shareOrSave(blob: Blob, filename: string): Promise<Handed> {
  const file = new File([blob], filename, { type: blob.type });
  if (installedOnIos() && navigator.canShare?.({ files: [file] })) return share(file);
  save(blob, filename);
  return 'saved';
}

/** Only Safari on iOS has the property. */
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
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // a slow phone may still be reading it
}
