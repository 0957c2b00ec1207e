/** Makes one PDF of photographed pages, one page in memory at a time. */
import { type PagePicture, picturesPdf } from '#documents/packet/pictures-pdf.ts';
import { finishPage } from '#parts/scan/finish-page.ts';
import type { MadePaper, ScanJob } from './paper-messages.ts';

export async function makeScanPdf(
  { pages, finish }: ScanJob,
  say: (done: number) => void,
): Promise<MadePaper> {
  const pictures: PagePicture[] = [];
  for (const page of pages) {
    pictures.push(await finishPage(page, finish));
    say((0.9 * pictures.length) / pages.length);
  }
  const bytes = await picturesPdf(pictures);
  say(1);
  return { blob: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), pages: pages.length };
}
