/** Pages of a PDF for the reader of papers: their stored text, or their picture. */
import { openPdf } from './open-pdf.ts';

export interface PdfPaper {
  readonly pages: number;
  readonly textOf: (page: number) => Promise<string>;
  /** Longer side in pixels. */
  readonly pictureOf: (page: number, side: number) => Promise<ImageBitmap>;
  readonly close: () => void;
}

export async function openPdfPaper(bytes: Uint8Array<ArrayBuffer>): Promise<PdfPaper> {
  const { pdf, close } = await openPdf(bytes);
  return {
    pages: pdf.numPages,
    textOf: async (page) => {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    },
    pictureOf: async (number, side) => {
      const page = await pdf.getPage(number);
      const plain = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: side / Math.max(plain.width, plain.height) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const picture = await createImageBitmap(canvas);
      canvas.width = 0; // frees its memory at once
      page.cleanup();
      return picture;
    },
    close,
  };
}
