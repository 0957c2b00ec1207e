/** Font files of a PDF from the build; the same set as documents/pdf-font-files.ts. */
import bengaliBold from '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-700-normal.woff?url';
import bengali from '@fontsource/noto-serif-bengali/files/noto-serif-bengali-bengali-400-normal.woff?url';
import gurmukhiBold from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-700-normal.woff?url';
import gurmukhi from '@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff?url';
import gujaratiBold from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-700-normal.woff?url';
import gujarati from '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff?url';
import tamilBold from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-700-normal.woff?url';
import tamil from '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff?url';
import teluguBold from '@fontsource/noto-serif-telugu/files/noto-serif-telugu-telugu-700-normal.woff?url';
import telugu from '@fontsource/noto-serif-telugu/files/noto-serif-telugu-telugu-400-normal.woff?url';
import kannadaBold from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-700-normal.woff?url';
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?url';
import malayalamBold from '@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-700-normal.woff?url';
import malayalam from '@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-400-normal.woff?url';
import oriyaBold from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-700-normal.woff?url';
import oriya from '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff?url';
import urduBold from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff?url';
import urdu from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?url';
import devanagariBold from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-700-normal.woff?url';
import devanagari from '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-400-normal.woff?url';
import latin from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url';
import latinBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url';
import type { PdfFonts, ScriptFont } from '#documents/pdf-fonts.ts';
import type { LoadedScript } from '#documents/scripts.ts';

const SCRIPTS: Readonly<Record<LoadedScript, Readonly<Record<keyof ScriptFont, string>>>> = {
  bn: { normal: bengali, bold: bengaliBold },
  pa: { normal: gurmukhi, bold: gurmukhiBold },
  gu: { normal: gujarati, bold: gujaratiBold },
  ta: { normal: tamil, bold: tamilBold },
  te: { normal: telugu, bold: teluguBold },
  kn: { normal: kannada, bold: kannadaBold },
  ml: { normal: malayalam, bold: malayalamBold },
  or: { normal: oriya, bold: oriyaBold },
  ur: { normal: urdu, bold: urduBold },
};

const fontCache = new Map<string, Uint8Array>();

/** Latin, Devanagari and the given scripts. Fails if one font cannot be fetched. */
export async function fetchPdfFonts(scripts: readonly LoadedScript[]): Promise<PdfFonts> {
  const others = await Promise.all(
    scripts.map(async (lang) => {
      const { normal, bold } = SCRIPTS[lang];
      return [lang, { normal: await bytes(normal), bold: await bytes(bold) }] as const;
    }),
  );
  return {
    latin: await bytes(latin),
    latinBold: await bytes(latinBold),
    devanagari: await bytes(devanagari),
    devanagariBold: await bytes(devanagariBold),
    scripts: Object.fromEntries(others),
  };
}

async function bytes(url: string): Promise<Uint8Array> {
  const here = fontCache.get(url);
  if (here) return here;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const fetched = new Uint8Array(await response.arrayBuffer());
  fontCache.set(url, fetched);
  return fetched;
}
