/** Lists go on after the last row that was answered: a row added meanwhile moves nothing. */
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
 * How many rows a page of this size has at most, for the text of its statement. A plan that is made without values takes
 * `LIMIT $n` for a tenth of the table; so the text says a size, and the value what is left of it.
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

/** A row of a list: the record as its JSON text. */
export interface PagedRow {
  readonly _id: string;
  readonly version: number;
  readonly record: string;
}

/** Records say when they came to be in one of two words. */
type TimestampedRecord = { readonly createdAt: string } | { readonly at: string };

export function nextPage(rows: readonly PagedRow[], { limit }: Page): string | undefined {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return undefined;
  const record: TimestampedRecord = JSON.parse(last.record);
  const at = 'createdAt' in record ? record.createdAt : record.at;
  return Buffer.from(`${at} ${last._id}`).toString('base64url');
}
