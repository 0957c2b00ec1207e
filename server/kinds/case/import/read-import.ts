/** Reads a whole import file. A task of the worker threads: ten thousand rows take seconds. */
import type { NewCase } from '#contract/case/case-record.ts';
import { placeKey } from '#kernel/place-key.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { stationKey } from '#domain/case/fir.ts';
import { firKey } from '#domain/case/fir-key.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { faultOfCount, rowsOfCsv, rowsOfJson } from './file-rows.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { err, ok, type Result } from '#kernel/result.ts';

export interface ImportFile {
  readonly bytes: Uint8Array;
  readonly isJson: boolean;
  readonly today: CalendarDate;
  readonly mostRows: number;
}

export interface KeyedRow extends ReadRow {
  /** Of the case: `keysOfCase`. */
  readonly keys: readonly string[];
}

/** A fault of the file, or its rows with the faults of each. */
export type ReadImport =
  | { readonly kind: 'unread'; readonly msg: string }
  | { readonly kind: 'read'; readonly rows: readonly KeyedRow[] };

export async function readImport({ bytes, isJson, today, mostRows }: ImportFile): Promise<ReadImport> {
  const text = decodedFile(bytes);
  if (!text.ok) return { kind: 'unread', msg: text.error };
  const rows = isJson ? rowsOfJson(text.value) : rowsOfCsv(text.value);
  if (!rows.ok) return { kind: 'unread', msg: rows.error };
  const fault = faultOfCount(rows.value, mostRows);
  if (fault !== undefined) return { kind: 'unread', msg: fault };
  const tables = await serverLawTables();
  return { kind: 'read', rows: withoutRepeats(rows.value.map((row) => readRow(row, { tables, today }))) };
}

interface CaseIdentity {
  readonly cnr?: string | undefined;
  /** As stored in the table of cases; empty without an FIR. */
  readonly fir: string;
  readonly station: string;
  readonly name: string;
}

/** Keys by which a second row would be the same case. Two accused of one FIR are two cases. */
export function keysOfCase({ cnr, fir, station, name }: CaseIdentity): string[] {
  const person = placeKey(name);
  return [
    ...(cnr === undefined ? [] : [`cnr ${cnr} ${person}`]),
    ...(fir === '' ? [] : [`fir ${fir} ${station} ${person}`]),
  ];
}

function keysOfBody({ cnr, firNumber = '', policeStation = '', applicant }: NewCase): string[] {
  const { name } = typeof applicant === 'string' ? { name: applicant } : applicant;
  return keysOfCase({ cnr, fir: firKey(firNumber), station: stationKey(policeStation), name });
}

/** Refuses a row with the key, the CNR or the FIR and person of an earlier one. */
function withoutRepeats(rows: readonly ReadRow[]): KeyedRow[] {
  const rowOf = new Map<string, number>();
  return rows.map((read) => {
    const keys = read.body ? keysOfBody(read.body) : [];
    const all = [...(read.key === undefined ? [] : [`key ${read.key}`]), ...keys];
    const repeated = all.find((key) => rowOf.has(key));
    for (const key of all) if (!rowOf.has(key)) rowOf.set(key, read.row);
    if (repeated === undefined) return { ...read, keys };
    const [what = 'key'] = repeated.split(' ');
    const { body: _refused, ...rest } = read;
    return { ...rest, keys, faults: [...read.faults, repeatOf(what, rowOf.get(repeated))] };
  });
}

const REPEATED: Readonly<Record<string, readonly [string, string]>> = {
  key: ['key', 'the key'],
  cnr: ['cnr', 'the CNR and the applicant'],
  fir: ['fir_number', 'the FIR and the applicant'],
};

function repeatOf(what: string, row: number | undefined): { column: string; msg: string } {
  const [column, same] = REPEATED[what] ?? ['key', 'the key'];
  return { column, msg: `Row ${row} has ${same} of this row. Keep one of them.` };
}

/** The text of a sent file. A guess at an encoding could change names, so anything but UTF-8 is refused. */
function decodedFile(bytes: Uint8Array): Result<string, string> {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return err(notUtf8('UTF-16'));
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err(notUtf8('another encoding than UTF-8, such as Windows-1252'));
  }
}

const notUtf8 = (encoding: string): string =>
  `The file is in ${encoding}. Open it, save it as "CSV UTF-8" (a JSON file as UTF-8), and send it again.`;
