/** What printing needs beside the application: fonts and the lines of offences, read once, when first needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { offenceLines } from '#documents/offence-line.ts';
import type { DocumentContext } from '#documents/matter.ts';
import { PDF_FONT_FILES, SCRIPT_FONT_FILES } from '#documents/pdf-font-files.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import type { LoadedScript } from '#documents/scripts.ts';
import { serverLawTables } from '../law/server-law-tables.ts';

const { resolve } = createRequire(import.meta.url);

const fontFiles = new Map<string, Promise<Uint8Array>>();
let lines: Promise<OffenceOf> | undefined;

type OffenceOf = NonNullable<DocumentContext['offenceOf']>;

/** Latin and Devanagari, and the scripts that the document has. */
export async function pdfFonts(scripts: readonly LoadedScript[]): Promise<PdfFonts> {
  const { latin, latinBold, devanagari, devanagariBold } = PDF_FONT_FILES;
  const others = scripts.map(async (lang) => {
    const { normal, bold } = SCRIPT_FONT_FILES[lang];
    return [lang, { normal: await fontFile(normal), bold: await fontFile(bold) }] as const;
  });
  return {
    latin: await fontFile(latin),
    latinBold: await fontFile(latinBold),
    devanagari: await fontFile(devanagari),
    devanagariBold: await fontFile(devanagariBold),
    scripts: Object.fromEntries(await Promise.all(others)),
  };
}

/** Read once, when first needed. */
async function fontFile(file: string): Promise<Uint8Array> {
  const known = fontFiles.get(file);
  if (known) return known;
  const read = readFile(resolve(file)).then((bytes) => new Uint8Array(bytes));
  fontFiles.set(file, read);
  return read;
}

export const offenceOf = async (): Promise<OffenceOf> => (lines ??= serverLawTables().then(offenceLines));
