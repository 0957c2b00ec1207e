/**
 * Seals and opens a row of IndexedDB; synchronous, because a transaction that waits for WebCrypto commits. The
 * format is plain AES-GCM, which `public/start.js` opens with WebCrypto.
 */
import { CLEAR_COLUMNS, type ClearColumns, type Row } from './clear-columns.ts';
import { decodeRow, encodeRow, isBytes } from './row-bytes.ts';
import { RowCipher } from './row-cipher.ts';
import { openOutside, type RecordKey, sealOutside } from './web-cipher.ts';

const TAG_BYTES = 8;

const ciphers = new WeakMap<RecordKey, RowCipher>();

function cipherOf(key: RecordKey): RowCipher {
  const known = ciphers.get(key);
  if (known) return known;
  const made = new RowCipher(key);
  ciphers.set(key, made);
  return made;
}

/** A row as stored: clear columns and a box. */
interface SealedRow extends Row {
  readonly box: Uint8Array<ArrayBuffer>;
}

/** The table has no sealed rows, or this row stays clear. */
const staysClear = (rule: ClearColumns | null | undefined, row: Row): rule is null | undefined =>
  !rule || rule.isClear?.(row) === true;

export const isSealed = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'box' in row && isBytes(row.box);

/** Boxes that were made before (`boxes-ahead.ts`). */
export interface MadeBoxes {
  /** Undefined if there is none, or a sealed column of the row has changed since. */
  readonly boxOf: (place: string, rule: ClearColumns, row: Row) => Uint8Array<ArrayBuffer> | undefined;
}

interface SealInput {
  readonly key: RecordKey;
  readonly ahead?: MadeBoxes | null;
}

export function sealRow({ key, ahead }: SealInput, table: string, row: Row): Row {
  const rule = CLEAR_COLUMNS[table];
  if (staysClear(rule, row)) return row;
  const place = placeOf(table, rule, row);
  const made = ahead?.boxOf(place, rule, row);
  if (made) return { ...clearPart(rule, row), ...rule.extra?.(row), box: made };
  const { clear, rest } = partsOf(rule, row);
  return { ...clear, ...rule.extra?.(row), box: cipherOf(key).seal(encodeRow(rest), utf8(place)) };
}

/** As `sealRow`, by WebCrypto: several times faster, and never inside a transaction. */
export async function sealRowOutside(key: RecordKey, table: string, row: Row): Promise<Row> {
  const rule = CLEAR_COLUMNS[table];
  if (staysClear(rule, row)) return row;
  const { clear, rest } = partsOf(rule, row);
  return { ...clear, box: await sealOutside(key, encodeRow(rest), utf8(placeOf(table, rule, row))) };
}

/** The columns as stored, and the content of the box. */
export function partsOf(rule: ClearColumns, row: Row): { readonly clear: Row; readonly rest: Row } {
  const clear: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const column of Object.keys(row)) {
    const part = isClearColumn(rule, column) ? clear : rest;
    part[column] = row[column];
  }
  return { clear, rest };
}

export const isClearColumn = ({ columns, tags }: ClearColumns, column: string): boolean =>
  columns.includes(column) || (tags !== undefined && column in tags);

/** As `partsOf`, without the content of the box. */
function clearPart({ columns, tags = {} }: ClearColumns, row: Row): Row {
  const clear: Record<string, unknown> = {};
  for (const column of columns) if (column in row) clear[column] = row[column];
  for (const column of Object.keys(tags)) if (column in row) clear[column] = row[column];
  return clear;
}

/** Undefined if the box was changed, moved from another row or sealed with another key. */
export function openRow(key: RecordKey, table: string, row: Row): Row | undefined {
  const rule = CLEAR_COLUMNS[table];
  if (!rule || !isSealed(row)) return row;
  const { box, ...clear } = row;
  const rest = cipherOf(key).open(box, utf8(placeOf(table, rule, row)));
  return rest && { ...clear, ...decodeRow(rest) };
}

/** As `openRow`, by WebCrypto: several times faster, and never inside a transaction. */
export async function openRowOutside(key: RecordKey, table: string, row: Row): Promise<Row | undefined> {
  const rule = CLEAR_COLUMNS[table];
  if (!rule || !isSealed(row)) return row;
  const { box, ...clear } = row;
  const rest = await openOutside(key, box, utf8(placeOf(table, rule, row)));
  return rest && { ...clear, ...decodeRow(rest) };
}

/** A box opens only here. */
export const placeOf = (table: string, { identity }: ClearColumns, row: Row): string =>
  [table, ...identity.map((column) => String(row[column]))].join('/');

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Replaces a text in an index: equal texts have equal tags, and a tag does not reveal its text. */
export function tagOf(key: RecordKey, column: string, text: string): string {
  return [...cipherOf(key).tagOf(column, text).subarray(0, TAG_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
