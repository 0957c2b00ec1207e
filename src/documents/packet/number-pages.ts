/** Lays the number of each page on it. */
import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, PDFPage } from '@cantoo/pdf-lib';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { renderLeaves } from '#documents/render/pdf.ts';
import { laySlip, type Slip } from './packet-book.ts';

export interface NumberedPage {
  readonly text: string;
  readonly at: Slip['at'];
}

/** High enough for a line of Devanagari. */
const LEAF = { width: 190, height: 18, fontSize: 10 };

export async function numberPages(
  pdf: PDFDocument,
  slips: readonly NumberedPage[],
  fonts: PdfFonts,
): Promise<void> {
  const bytes = await renderLeaves(
    slips.map(({ text }) => text),
    LEAF,
    fonts,
  );
  const leaves = await pdf.embedPages((await PDFDocument.load(bytes)).getPages());
  for (const [at, { node, ref }] of pdf.getPages().entries()) {
    const leaf = leaves[at];
    const slip = slips[at];
    if (!leaf || !slip) continue;
    const page = PDFPage.of(node, ref, pdf); // with a stream of its own: a number is no part of the text
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    laySlip(page, leaf, { width: LEAF.width, height: LEAF.height, at: slip.at });
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
}
