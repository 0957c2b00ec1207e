/** Rejects a filing or amendment that lacks a fact of its relief, or whose sworn statements are false or empty. */
import type { ApplicationContent } from '#contract/application/application.ts';
import { stopsOfRecord } from '#documents/preflight/filing-stops.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';

/** An amendment is not refused for a point that the filed application already had. */
export async function rejectStoppedFiling(
  content: ApplicationContent,
  now: Date,
  before?: ApplicationContent,
): Promise<void> {
  const tables = await serverLawTables();
  const context = { filedOn: dayInIndia(now), lawEdition: '', tables };
  const known = new Set(before && stopsOfRecord(before, context).map(({ path }) => path));
  const stops = stopsOfRecord(content, context).filter(({ path }) => !known.has(path));
  if (stops.length === 0) return;
  throw invalid(Object.fromEntries(stops.toReversed().map(({ path, text }) => [path, text])));
}
