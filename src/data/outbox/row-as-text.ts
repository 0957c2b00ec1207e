/** Prints a row as plain text for the clipboard, with the labels of the screen. */
import { isRecord } from '#kernel/merge-patch.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { LocalEngine } from './engine.ts';

export interface RowWords {
  /** The first line: applicant, operation and date. */
  readonly head: (row: OutboxRow) => string;
  /** Label of the field at this path. */
  readonly label: (path: string) => string;
  readonly value: (path: string, value: unknown) => string;
}

export async function rowAsText(
  { db, kinds }: LocalEngine,
  n: number,
  words: RowWords,
): Promise<string | null> {
  const row = await db.outbox.get(n);
  if (!row) return null;
  const omitted = new Set(['_id', ...(kinds.kindNamed(row.entity)?.technicalFields ?? [])]);
  return [words.head(row), '', ...linesOf(row.body, { words, omitted })].join('\n');
}

interface Printing {
  readonly words: RowWords;
  readonly omitted: ReadonlySet<string>;
}

interface TextPosition {
  readonly path: string;
  /** Position in a list: " 2". */
  readonly mark: string;
}

function linesOf(
  value: unknown,
  printing: Printing,
  { path, mark }: TextPosition = { path: '', mark: '' },
): string[] {
  const { words, omitted } = printing;
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([key]) => !omitted.has(key))
      .flatMap(([key, inner]) => linesOf(inner, printing, { path: path ? `${path}.${key}` : key, mark }));
  }
  if (Array.isArray(value) && value.some((item) => isRecord(item))) {
    return value.flatMap((item, index) => linesOf(item, printing, { path, mark: ` ${index + 1}` }));
  }
  return [`${words.label(path)}${mark}: ${words.value(path, value)}`];
}
