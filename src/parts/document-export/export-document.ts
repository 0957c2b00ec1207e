/**
 * The document as a file, made on the device. The renderers and their libraries load when first asked for, from
 * chunks that the worker has stored; without them and without a network the answer says so.
 */
import { err, ok, type Result } from '#kernel/result.ts';
import type { CourtDocument } from '#documents/model.ts';

export type ExportError = { readonly kind: 'not-on-this-device' } | { readonly kind: 'failed' };

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export async function makePdf(document: CourtDocument): Promise<Result<Blob, ExportError>> {
  const loaded = await load(async () => {
    const [{ renderPdf }, { plainText }, { loadedScriptsIn }, { fetchPdfFonts }] = await Promise.all([
      import('#documents/render/pdf.ts'),
      import('#documents/render/plain-text.ts'),
      import('#documents/scripts.ts'),
      import('./fetch-pdf-fonts.ts'),
    ]);
    return { renderPdf, fonts: await fetchPdfFonts(loadedScriptsIn(plainText(document))) };
  });
  return loaded.ok ? blobOf(PDF, loaded.value.renderPdf(document, loaded.value.fonts)) : loaded;
}

export async function makeDocx(document: CourtDocument): Promise<Result<Blob, ExportError>> {
  const loaded = await load(() => import('#documents/render/docx.ts'));
  return loaded.ok ? blobOf(DOCX, loaded.value.renderDocx(document)) : loaded;
}

async function load<T>(part: () => Promise<T>): Promise<Result<T, ExportError>> {
  try {
    return ok(await part());
  } catch {
    return err({ kind: 'not-on-this-device' });
  }
}

async function blobOf(type: string, made: Promise<Uint8Array>): Promise<Result<Blob, ExportError>> {
  try {
    return ok(new Blob([new Uint8Array(await made)], { type }));
  } catch {
    return err({ kind: 'failed' });
  }
}
