/** Context for printing: fonts and related records. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Application } from '#contract/application/application.ts';
import { type EarlierApplication, earlierApplications } from '#domain/application/earlier-applications.ts';
import { PDF_FONT_FILES, SCRIPT_FONT_FILES } from '#documents/pdf-font-files.ts';
import type { PdfFonts } from '#documents/pdf-fonts.ts';
import type { LoadedScript } from '#documents/scripts.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { importedCaseLaw } from '#server/law/read-law.ts';
import { applicationsOfMatter } from '#server/storage/applications.ts';
import type { Sql } from '#server/storage/sql.ts';
import type { PrintContext } from './documents-port.ts';

const { resolve } = createRequire(import.meta.url);

const fontFiles = new Map<string, Promise<Uint8Array>>();

/** Latin, Devanagari and the scripts of the document. */
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

/** Cached at first use. */
async function fontFile(file: string): Promise<Uint8Array> {
  const known = fontFiles.get(file);
  if (known) return known;
  const read = readFile(resolve(file)).then((bytes) => new Uint8Array(bytes));
  fontFiles.set(file, read);
  return read;
}

/** As filed: on that day, under the law edition of that day. */
export const printContextOf = async (sql: Sql, record: Application): Promise<PrintContext> => ({
  filedOn: dayInIndia(new Date(record.createdAt)),
  applicationNumber: record.applicationNumber,
  lawEdition: record.lawEdition,
  caseLaw: await importedCaseLaw(sql),
  earlier: await earlierOf(sql, record),
});

/** Earlier applications for the same person in this case or FIR, with their state at filing time. */
async function earlierOf(sql: Sql, record: Application): Promise<EarlierApplication[]> {
  const { createdBy, createdAt, caseId, case: facts } = record;
  const rows = await applicationsOfMatter(sql, {
    ownerId: createdBy,
    until: createdAt,
    caseId,
    firs: facts,
  });
  return earlierApplications({ ...record, at: createdAt }, rows);
}
