/** Prints an application from the same blocks as the device. */
import type { ApplicationContent } from '#contract/application/application.ts';
import { filedApplication } from '#documents/filed/filed-words.ts';
import type { CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { loadedScriptsIn } from '#documents/scripts.ts';
import type { DocumentPort, PrintContext } from './documents-port.ts';
import { composingContext } from './papers-of.ts';
import { pdfFonts } from './print-context.ts';

async function documentOf(
  content: ApplicationContent,
  { stored, former = [], ...context }: PrintContext,
): Promise<CourtDocument> {
  return filedApplication(content, await composingContext(content, context), { stored, former });
}

export const documents: DocumentPort = {
  pdf: async (content, context) => {
    const { renderPdf } = await import('#documents/render/pdf.ts');
    const document = await documentOf(content, context);
    return renderPdf(document, await pdfFonts(loadedScriptsIn(plainText(document))));
  },
  docx: async (content, context) => {
    const { renderDocx } = await import('#documents/render/docx.ts');
    return renderDocx(await documentOf(content, context));
  },
};
