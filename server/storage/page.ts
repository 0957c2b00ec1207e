/** Keyset paging: a page starts after the last returned row, so new rows do not shift it. */
import { Id, Instant } from '#contract/primitives.ts';

export interface Page {
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

export interface PageQuery {
  readonly page?: string | undefined;
  readonly limit: number;
}

const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const keysetOf = ({ after, limit }: Page): { at: string; id: string; limit: number } => ({
  at: after?.at ?? 'infinity',
  id: after?.id ?? HIGHEST,
  limit,
});

/**
 * Rounds the page size up for the statement text. A generic plan estimates `LIMIT $n` as a tenth of the
 * table, so the text needs a constant.
 */
export const atMost = (limit: number): number => [51, 101, 501].find((size) => limit <= size) ?? 1_001;

const MARK = /^([1-9]\d{3}-\S+) (\S+)$/;

/** Reads the mark that `Link: rel="next"` carries; `undefined` for a mark that this server did not write. */
export function parsePage({ page, limit }: PageQuery): Page | undefined {
  if (page === undefined) return { after: undefined, limit };
  const [, at, id] = MARK.exec(Buffer.from(page, 'base64url').toString('utf8')) ?? [];
  return at !== undefined && id !== undefined && isPosition(at, id)
    ? { after: { at, id }, limit }
    : undefined;
}

const isPosition = (at: string, id: string): boolean =>
  Instant.safeParse(at).success && Id.safeParse(id).success;

/** Row of a list, with the record as JSON text. */
export interface PagedRow {
  readonly _id: string;
  readonly version: number;
  readonly record: string;
}

/** Records use one of two names for their creation time. */
type TimestampedRecord = { readonly createdAt: string } | { readonly at: string };

export function nextPage(rows: readonly PagedRow[], { limit }: Page): string | undefined {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return undefined;
  const record: TimestampedRecord = JSON.parse(last.record);
  const at = 'createdAt' in record ? record.createdAt : record.at;
  return Buffer.from(`${at} ${last._id}`).toString('base64url');
}
