/** Import of many cases from a file: CSV, or JSON with the same names. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/primitives.ts';

/** Columns of the CSV file and fields of the JSON file. Each may be missing but `court` and `applicant`. */
export const IMPORT_COLUMNS = [
  'key',
  'cnr',
  'case_type',
  'case_number',
  'case_year',
  'filing_number',
  'fir_number',
  'fir_date',
  'police_station',
  'district',
  'state',
  'court',
  'court_place',
  'court_name',
  'judge',
  'applicant',
  'respondent',
  'sections',
  'arrest_date',
  'filing_date',
  'next_hearing_date',
  'title',
  'description',
] as const;

/** A remark about one cell, with the next step. */
const CellRemark = z.object({ column: z.string(), msg: z.string() });
export type CellRemark = z.infer<typeof CellRemark>;

/** Rows are counted as a spreadsheet does: the line of names is row 1. The first case of a JSON file is row 2. */
const ImportedRow = z.object({
  row: z.int(),
  key: z.optional(z.string()),
  /** `present`: the user has this case already. `refused` appears in a dry run alone. */
  outcome: z.enum(['created', 'present', 'refused']),
  _id: z.optional(Id),
  faults: z.optional(z.array(CellRemark)),
  /** Texts that were kept as written because nothing could read them. */
  notes: z.optional(z.array(CellRemark)),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

export const ImportReport = z.object({
  dryRun: z.boolean(),
  created: z.int(),
  present: z.int(),
  refused: z.int(),
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

const ImportCell = z.optional(z.union([z.string(), z.number(), z.null()]));

/** The JSON form of a file, for its description: the server reads it row by row (`server/kinds/case/import`). */
export const ImportFile = z.object({
  cases: z.array(z.partialRecord(z.enum(IMPORT_COLUMNS), ImportCell)),
});

export const IMPORT_TYPES = ['text/csv', 'application/json'] as const;

export const IMPORT_ENDPOINTS = {
  /** All rows or none. A dry run reports each row and changes nothing. */
  importCases: {
    method: 'POST',
    path: '/api/cases/import',
    who: 'signed-in',
    scope: 'import-cases',
    query: z.object({ dryRun: z.optional(z.enum(['true', 'false'], 'dryRun is true or false.')) }),
    bytes: IMPORT_TYPES,
    jsonFile: ImportFile,
    reply: { status: 200, schema: ImportReport },
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
