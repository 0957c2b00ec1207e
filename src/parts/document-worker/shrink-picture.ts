/** Reduces a picture for courts with a size limit, outside the main thread. */
import { openFile } from '#documents/packet/attached-file.ts';

/** Longer side of A4 at 150 dpi, at which print stays readable. */
const LONGER_SIDE = 1754;
const QUALITY = 0.72;

/** Returns the input if the browser has no OffscreenCanvas or the result is not smaller. */
export async function shrunk(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof OffscreenCanvas === 'undefined') return bytes;
  const opened = await openFile(bytes);
  if (!opened.ok || opened.value.kind !== 'picture') return bytes;
  const { width, height } = opened.value;
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return bytes;
  drawing.fillStyle = '#fff'; // JPEG has no transparency
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return smaller.size < bytes.length ? new Uint8Array(await smaller.arrayBuffer()) : bytes;
}
