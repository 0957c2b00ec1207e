/** The text stored in a PDF, in the order of its pages. */
import { openPdf } from './open-pdf.ts';

/** An order is far shorter. */
const MOST_PAGES = 200;

/** Null if the PDF has too many pages. */
export async function pdfText(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { pdf, close } = await openPdf(bytes);
  try {
    if (pdf.numPages > MOST_PAGES) return null;
    const pages: string[] = [];
    for (let n = 1; n <= pdf.numPages; n += 1) {
      const { items } = await (await pdf.getPage(n)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return pages.join('\n');
  } finally {
    close();
  }
}
