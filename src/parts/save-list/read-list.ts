/** Reads a whole list and makes its file. Loaded when a list is saved. */
import { ownHearingsBetween } from '#data/records/hearing/own-hearings.ts';
import type { Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { csvText } from '#documents/lists/csv-text.ts';
import { applicationSheet, caseSheet, hearingSheet, type ListSheet } from '#documents/lists/list-sheet.ts';
import { XLSX_TYPE, xlsxFile } from '#documents/lists/xlsx-file.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type ListName = 'cases' | 'applications' | 'hearings';

interface ListRequest {
  readonly list: ListName;
  readonly format: 'xlsx' | 'csv';
  readonly text: Catalogue;
}

export async function listFile(db: Db, { list, format, text }: ListRequest): Promise<Blob> {
  const sheet = await READ[list](db, text);
  return format === 'csv'
    ? new Blob([csvText(sheet)], { type: 'text/csv;charset=utf-8' })
    : new Blob([xlsxFile([sheet])], { type: XLSX_TYPE });
}

/** Every hearing on this device. */
const [FIRST, LAST] = [day('2000-01-01'), day('2999-12-31')];

const READ: Readonly<Record<ListName, (db: Db, text: Catalogue) => Promise<ListSheet>>> = {
  cases: async (db, text) => caseSheet(await newestFirst(db.cases.orderBy('createdAt')).toArray(), text),
  applications: async (db, text) =>
    applicationSheet(await newestFirst(db.applications.orderBy('createdAt')).toArray(), text),
  hearings: async (db, text) => hearingSheet(await ownHearingsBetween(db, FIRST, LAST), text),
};
