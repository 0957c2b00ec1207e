/** Prints a row as plain text for the clipboard, with the labels of the screen. */
import { isRecord } from '#kernel/merge-patch.ts';
import type { Db } from '#data/store/db.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';

export interface RowWords {
  /** The first line: applicant, operation and date. */
  readonly head: (row: OutboxRow) => string;
  /** Label of the field at this path. */
  readonly label: (path: string) => string;
  readonly value: (path: string, value: unknown) => string;
}

/** Technical fields that no user writes. */
const NOT_WRITTEN: ReadonlySet<string> = new Set([
  '_id',
  'caseId',
  'lawEdition',
  'seenVersion',
  'appVersion',
  'feedbackType',
  'about', // its subject is already in the text
]);

export async function rowAsText(db: Db, n: number, words: RowWords): Promise<string | null> {
  const row = await db.outbox.get(n);
  return row ? [words.head(row), '', ...linesOf(row.body, words)].join('\n') : null;
}

interface TextPosition {
  readonly path: string;
  /** Position in a list: " 2". */
  readonly mark: string;
}

function linesOf(
  value: unknown,
  words: RowWords,
  { path, mark }: TextPosition = { path: '', mark: '' },
): string[] {
  if (isRecord(value)) {
    return Object.entries(value)
      .filter(([key]) => !NOT_WRITTEN.has(key))
      .flatMap(([key, inner]) => linesOf(inner, words, { path: path ? `${path}.${key}` : key, mark }));
  }
  if (Array.isArray(value) && value.some((item) => isRecord(item))) {
    return value.flatMap((item, index) => linesOf(item, words, { path, mark: ` ${index + 1}` }));
  }
  return [`${words.label(path)}${mark}: ${words.value(path, value)}`];
}
