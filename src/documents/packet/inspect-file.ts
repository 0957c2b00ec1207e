import { openFile } from './attached-file.ts';
import type { FileLook, PageSize } from './file-inspection.ts';

/** Opens an attachment as binding will, and reports the result. */
export async function inspectFile(bytes: Uint8Array): Promise<FileLook> {
  const opened = await openFile(bytes);
  if (!opened.ok) return { kind: 'fault', fault: opened.error };
  const { value } = opened;
  if (value.kind === 'picture') return { kind: 'whole', pages: 1, sizes: [] };
  const sizes = value.pdf.getPages().map((page): [string, PageSize] => {
    const { width, height } = page.getCropBox();
    const size = { width: Math.round(width), height: Math.round(height) };
    return [`${size.width} ${size.height}`, size];
  });
  return { kind: 'whole', pages: value.pages, sizes: [...new Map(sizes).values()] };
}
