/** Converts pictures to pixels with an OffscreenCanvas. */
import type { Pixels } from './straighten.ts';

/** Rejects non-images. Applies the EXIF orientation. */
export async function pixelsOf(picture: ImageBitmapSource, most: number): Promise<Pixels> {
  const canvas = await drawn(picture, most);
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** Scaled to at most `most` pixels. */
export async function drawn(picture: ImageBitmapSource, most: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

export function canvasOf({ width, height, data }: Pixels): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}

export async function jpgOf(canvas: OffscreenCanvas, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw on');
  return context;
}
