/** A row as plain text, for the clipboard: field by field, in the words of the record. */
import { isRecord } from '#contract/merge-patch.ts';
import type { Db } from './db.ts';

export async function rowAsText(db: Db, n: number): Promise<string | null> {
  const row = await db.outbox.get(n);
  if (!row) return null;
  const { title, applicationNumber } = row.subject;
  const head = [title, applicationNumber, row.op, row.clientTime].filter((part) => part !== null).join(' · ');
  return [head, '', ...linesOf(row.body, '')].join('\n');
}

function linesOf(value: unknown, path: string): string[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, path ? `${path}.${key}` : key));
  }
  if (!Array.isArray(value)) return [`${path}: ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  if (value.every((item) => !isRecord(item))) return [`${path}: ${value.join(', ')}`];
  return value.flatMap((item, index) => linesOf(item, `${path} ${index + 1}`));
}
