/**
 * Seals a row for IndexedDB and opens it. Synchronous, because IndexedDB commits a transaction that waits for
 * WebCrypto. The format is plain AES-GCM, which `public/start.js` opens with WebCrypto.
 */
import { cmac, gcm } from '@noble/ciphers/aes.js';
import { CLEAR_COLUMNS, type ClearColumns, type Row } from './clear-columns.ts';
import { decodeRow, encodeRow, isBytes, joined } from './row-bytes.ts';

/** 32 random bytes of one user on one device. */
export type RecordKey = Uint8Array<ArrayBuffer>;

export const IV_BYTES = 12;
const TAG_BYTES = 8;

/** A row as stored: clear columns and a box. */
interface SealedRow extends Row {
  readonly box: Uint8Array<ArrayBuffer>;
}

/** The table has no sealed rows, or this row stays clear. */
const staysClear = (rule: ClearColumns | null | undefined, row: Row): rule is null | undefined =>
  !rule || rule.isClear?.(row) === true;

export const isSealed = (row: unknown): row is SealedRow =>
  typeof row === 'object' && row !== null && 'box' in row && isBytes(row.box);

export function sealRow(key: RecordKey, table: string, row: Row): Row {
  const rule = CLEAR_COLUMNS[table];
  if (staysClear(rule, row)) return row;
  const clear: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  const tags = Object.keys(rule.tags ?? {});
  for (const [column, value] of Object.entries(row)) {
    if (rule.columns.includes(column) || tags.includes(column)) clear[column] = value;
    else rest[column] = value;
  }
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const box = joined([iv, gcm(key, iv, identityOf(table, rule, row)).encrypt(encodeRow(rest))]);
  return { ...clear, ...rule.extra?.(row), box };
}

/** Undefined if the box was changed, moved from another row or sealed with another key. */
export function openRow(key: RecordKey, table: string, row: Row): Row | undefined {
  const rule = CLEAR_COLUMNS[table];
  if (!rule || !isSealed(row)) return row;
  const { box, ...clear } = row;
  try {
    const iv = box.subarray(0, IV_BYTES);
    const rest = gcm(key, iv, identityOf(table, rule, row)).decrypt(box.subarray(IV_BYTES));
    return { ...clear, ...decodeRow(rest) };
  } catch {
    return undefined; // the caller reports it
  }
}

const identityOf = (table: string, { identity }: ClearColumns, row: Row): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode([table, ...identity.map((column) => String(row[column]))].join('/'));

/** Replaces a text in an index: equal texts have equal tags, and a tag does not reveal its text. */
export function tagOf(key: RecordKey, column: string, text: string): string {
  const utf8 = new TextEncoder();
  const own = cmac(utf8.encode(column), key);
  return [...cmac(utf8.encode(text), own).subarray(0, TAG_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
