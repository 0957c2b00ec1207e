/** What printing needs beside the application: fonts and the lines of offences, read once, when first needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { offenceLines } from '#documents/offence-line.ts';
import type { DocumentContext } from '#documents/matter.ts';
import { PDF_FONT_FILES } from '#documents/pdf-font-files.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import { serverLawTables } from '../law/server-law-tables.ts';

const { resolve } = createRequire(import.meta.url);

let fonts: Promise<PdfFonts> | undefined;
let lines: Promise<OffenceOf> | undefined;

type OffenceOf = NonNullable<DocumentContext['offenceOf']>;

export const pdfFonts = async (): Promise<PdfFonts> => (fonts ??= readFonts());

export const offenceOf = async (): Promise<OffenceOf> => (lines ??= serverLawTables().then(offenceLines));

async function readFonts(): Promise<PdfFonts> {
  const read = Object.entries(PDF_FONT_FILES).map(
    async ([name, file]) => [name, new Uint8Array(await readFile(resolve(file)))] as const,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of PDF_FONT_FILES are those of PdfFonts
  return Object.fromEntries(await Promise.all(read)) as unknown as PdfFonts;
}
