import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { loadedScriptsIn } from '#documents/scripts.ts';

/** Fonts for every script of the papers; null if one is neither cached nor reachable. */
export async function fontsFor(papers: unknown): Promise<PdfFonts | null> {
  try {
    const { fetchPdfFonts } = await import('./fetch-pdf-fonts.ts');
    return await fetchPdfFonts(loadedScriptsIn(JSON.stringify(papers)));
  } catch {
    return null; // not cached and no network
  }
}
