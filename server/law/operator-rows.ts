/** Rows of a file of the operator: every fault names row, id and remedy. */
import type * as z from 'zod/mini';
import { isRecord } from '#kernel/merge-patch.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { LawFileFaults } from './read-law-file.ts';

const MOST_ROWS = 2_000;

interface RowsOf<T extends z.ZodMiniType> {
  /** Name of the list in the file. */
  readonly list: string;
  readonly schema: T;
}

export function readRows<T extends z.ZodMiniType>(
  value: unknown,
  { list, schema }: RowsOf<T>,
): Result<z.output<T>[], string[]> {
  if (!Array.isArray(value) || value.length === 0) {
    return err([`${list} is no list with rows. Write "${list}": [{…}, {…}].`]);
  }
  if (value.length > MOST_ROWS) return err([`${list} has ${value.length} rows; at most 2,000 are read.`]);
  const faults: string[] = [];
  const rows: z.output<T>[] = [];
  value.forEach((row: unknown, index) => {
    const read = schema.safeParse(row);
    if (read.success) rows.push(read.data);
    else faults.push(...read.error.issues.map((issue) => `${nameOfRow(row, index)}: ${faultOf(issue)}`));
  });
  return faults.length > 0 ? err(faults) : ok(rows);
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A date has no name in its own message. */
function faultOf({ path, message }: Issue): string {
  const field = path.map(String).join('.');
  return field === '' || message.startsWith(field.split('.')[0] ?? field) ? message : `${field}: ${message}`;
}

export function nameOfRow(row: unknown, index: number): string {
  const id = isRecord(row) && typeof row['id'] === 'string' ? row['id'].slice(0, 60) : '';
  return id === '' ? `Row ${index + 1}` : `Row ${index + 1} (${id})`;
}

/** Faults of each row, and ids that stand twice. */
export function rowFaults<T extends { readonly id: string }>(
  rows: readonly T[],
  faultsOf: (row: T) => readonly string[],
): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const twice = seen.has(row.id) ? ['the id stands in an earlier row. Keep one of the two.'] : [];
    seen.add(row.id);
    return [...twice, ...faultsOf(row)].map((fault) => `${nameOfRow(row, index)}: ${fault}`);
  });
}

/** Fields of the file that its format does not have. */
export function unknownFields(value: Readonly<Record<string, unknown>>, fields: readonly string[]): string[] {
  const unknown = Object.keys(value).filter((name) => !fields.includes(name));
  return unknown.length === 0
    ? []
    : [`${unknown.join(', ')} is no field of the file. The fields are ${fields.join(', ')}.`];
}

export const atLeastOne = ([
  first = 'The file cannot be read.',
  ...rest
]: readonly string[]): LawFileFaults => [first, ...rest];
