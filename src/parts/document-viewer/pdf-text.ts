/** The text stored in a PDF, in the order of its pages. */
import { type PdfItem, pdfReading, type PdfText } from '#documents/pdf-reading.ts';
import { openPdf } from './open-pdf.ts';

/** An order is far shorter. */
const MOST_PAGES = 200;

const PAGE_BREAK: PdfItem = { str: '', hasEOL: true };

/** Null if the PDF has too many pages. */
export async function pdfText(bytes: Uint8Array<ArrayBuffer>): Promise<PdfText | null> {
  const { pdf, close } = await openPdf(bytes);
  try {
    if (pdf.numPages > MOST_PAGES) return null;
    const items: PdfItem[] = [];
    for (let n = 1; n <= pdf.numPages; n += 1) {
      const page = await pdf.getPage(n);
      items.push(...(await page.getTextContent({ includeMarkedContent: true })).items, PAGE_BREAK);
    }
    return await pdfReading(items, bytes);
  } finally {
    close();
  }
}
