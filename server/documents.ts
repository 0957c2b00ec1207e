/** Prints an application as the device does, from the same blocks; renderers and fonts are read when first needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ApplicationContent } from '#contract/application.ts';
import { bailApplication } from '#documents/bail-application.ts';
import type { CourtDocument } from '#documents/model.ts';
import { PDF_FONT_FILES } from '#documents/pdf-font-files.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import type { DocumentPort, PrintContext } from './documents-port.ts';

const { resolve } = createRequire(import.meta.url);

const font = async (name: keyof PdfFonts): Promise<Uint8Array> =>
  new Uint8Array(await readFile(resolve(PDF_FONT_FILES[name])));

async function readFonts(): Promise<PdfFonts> {
  const [latin, latinBold, devanagari, devanagariBold] = await Promise.all([
    font('latin'),
    font('latinBold'),
    font('devanagari'),
    font('devanagariBold'),
  ]);
  return { latin, latinBold, devanagari, devanagariBold };
}

let fonts: Promise<PdfFonts> | undefined;

const documentOf = (content: ApplicationContent, context: PrintContext): CourtDocument =>
  bailApplication(content, { ...context, lawEdition: context.lawEdition ?? 'not recorded' });

export const documents: DocumentPort = {
  pdf: async (content, context) => {
    const { renderPdf } = await import('#documents/render/pdf.ts');
    fonts ??= readFonts();
    return renderPdf(documentOf(content, context), await fonts);
  },
  docx: async (content, context) => {
    const { renderDocx } = await import('#documents/render/docx.ts');
    return renderDocx(documentOf(content, context));
  },
};
