/** Images as PDF pages, each sized to its proportions. */
import { PDFDocument } from '@cantoo/pdf-lib';

export interface PagePicture {
  readonly jpg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Longer side of A4, in points. */
const LONGER_SIDE = 841.89;

export async function picturesPdf(pictures: readonly PagePicture[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setCreator('Zamanat');
  pdf.setProducer('Zamanat');
  for (const { jpg, width, height } of pictures) {
    const scale = LONGER_SIDE / Math.max(width, height);
    const size = { width: width * scale, height: height * scale };
    const page = pdf.addPage([size.width, size.height]);
    page.drawImage(await pdf.embedJpg(jpg), { x: 0, y: 0, ...size });
  }
  return pdf.save();
}
