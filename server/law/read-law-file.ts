/** Reads an official-text file into checked rows, or returns all errors (docs/LAW-TEXTS.md). */
import { LAW_TEXTS_FORMAT, LawSource, type LawTextsFile } from '#contract/law/law-texts.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Tables } from '#law/tables.ts';
import { checkRows } from './check-law-rows.ts';
import { parseUtf8Json } from './parse-utf8-json.ts';

export const MOST_FILE_BYTES = 10 * 1024 * 1024;
const MOST_TEXTS = 20_000;

export interface ReadContext {
  readonly tables: Tables;
  /** Today in India. A later date of retrieval is an error. */
  readonly today: CalendarDate;
}

/** Error messages, first error first. */
export type LawFileFaults = readonly [string, ...string[]];

export function readLawFile(bytes: Uint8Array, against: ReadContext): Result<LawTextsFile, LawFileFaults> {
  if (bytes.length > MOST_FILE_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    return err([`The file has ${size} MB; at most 10 MB are read. Divide it into two sources.`]);
  }
  const json = parseUtf8Json(bytes);
  if (!json.ok) return err([json.error]);
  const top = topOf(json.value);
  if (!top.ok) return top;
  const faults: string[] = [];
  const source = sourceOf(top.value.source, against.today);
  if (!source.ok) faults.push(...source.error);
  const retrievedOn = source.ok ? source.value.retrievedOn : against.today;
  const rows = checkRows(top.value.texts, { tables: against.tables, retrievedOn });
  if (!rows.ok) faults.push(...rows.error);
  const [first, ...rest] = faults;
  if (first !== undefined) return err([first, ...rest]);
  if (!source.ok || !rows.ok) return err(['The file cannot be read.']); // errors were returned above
  return ok({ format: LAW_TEXTS_FORMAT, source: source.value, texts: rows.value });
}

interface FileHeader {
  readonly source: unknown;
  readonly texts: readonly unknown[];
}

const FIELDS = new Set(['format', 'source', 'texts']);

function topOf(value: unknown): Result<FileHeader, LawFileFaults> {
  if (!isRecord(value)) {
    return err(['The file is no JSON object. Begin it with {"format": …, "source": …, "texts": […]}.']);
  }
  const { format, source, texts } = value;
  if (format !== LAW_TEXTS_FORMAT) {
    return err([`format is not "${LAW_TEXTS_FORMAT}". Write the file in this format (docs/LAW-TEXTS.md).`]);
  }
  const unknown = Object.keys(value).filter((name) => !FIELDS.has(name));
  if (unknown.length > 0) {
    return err([`${unknown.join(', ')} is no field of the file. The fields are format, source, texts.`]);
  }
  if (!Array.isArray(texts)) return err(['texts is no list. Write "texts": [{…}, {…}].']);
  if (texts.length === 0) {
    return err(['texts is empty: there is nothing to import. To take a source out, run law-remove.']);
  }
  if (texts.length > MOST_TEXTS) {
    return err([`texts has ${texts.length} rows; at most 20,000 are read. Divide it into two sources.`]);
  }
  return ok({ source, texts });
}

export function sourceOf(value: unknown, today: CalendarDate): Result<LawSource, string[]> {
  const read = LawSource.safeParse(value);
  if (!read.success) {
    return err(
      read.error.issues.map(({ path, message }) =>
        path[0] === 'retrievedOn' ? `source: retrievedOn: ${message}` : `source: ${message}`,
      ),
    );
  }
  const { retrievedOn } = read.data;
  if (retrievedOn > today) {
    const day = indianDate(retrievedOn);
    return err([
      `source: retrievedOn is ${day}, a day to come. Write the day on which the texts were taken.`,
    ]);
  }
  return ok(read.data);
}
