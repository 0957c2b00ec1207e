import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { loadedScriptsIn } from '#documents/scripts.ts';

/** The fonts for every script in it; null where one is not on this device and cannot be fetched. */
export async function fontsFor(papers: unknown): Promise<PdfFonts | null> {
  try {
    const { fetchPdfFonts } = await import('./fetch-pdf-fonts.ts');
    return await fetchPdfFonts(loadedScriptsIn(JSON.stringify(papers)));
  } catch {
    return null; // not on this device, and no network
  }
}
