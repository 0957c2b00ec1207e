/** The fonts of a PDF, from the app's own hashed files: the same that documents/pdf-font-files.ts names. */
import devanagariBold from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff?url';
import devanagari from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff?url';
import latin from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url';
import latinBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url';
import type { PdfFonts } from '#documents/pdf-fonts.ts';

let kept: PdfFonts | undefined;

export async function fetchPdfFonts(): Promise<PdfFonts> {
  kept ??= {
    latin: await bytes(latin),
    latinBold: await bytes(latinBold),
    devanagari: await bytes(devanagari),
    devanagariBold: await bytes(devanagariBold),
  };
  return kept;
}

async function bytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
