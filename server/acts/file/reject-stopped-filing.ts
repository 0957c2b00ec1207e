/** Rejects a filing or amendment that lacks a fact of its relief, or whose sworn statements are false or empty. */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { DocumentContext } from '#documents/matter.ts';
import { EARLIER_PATH, stopsOfRecord } from '#documents/preflight/filing-stops.ts';
import { earlierApplications } from '#domain/application/earlier-applications.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { invalid } from '#server/http/refusal.ts';
import { serverLawTables } from '#server/law/server-law-tables.ts';
import { applicationsOfMatter } from '#server/storage/applications.ts';
import type { Sql } from '#server/storage/sql.ts';

interface Filer {
  readonly sql: Sql;
  readonly ownerId: string;
  readonly now: Date;
  /** The case that the application joins. */
  readonly caseId?: string | undefined;
  /** The filed application, for an amendment. It is not refused for a point that it already had. */
  readonly before?: Application | undefined;
}

export async function rejectStoppedFiling(content: ApplicationContent, filer: Filer): Promise<void> {
  const tables = await serverLawTables();
  const context = { filedOn: dayInIndia(filer.now), lawEdition: '', tables };
  const stops = newStops(content, context, filer);
  // applications of record complete this part, and the device has listed them
  const needsRecord = stops.some(({ path }) => path === EARLIER_PATH);
  const found = needsRecord
    ? newStops(content, { ...context, earlier: await earlierOf(content, filer) }, filer)
    : stops;
  if (found.length === 0) return;
  throw invalid(Object.fromEntries(found.toReversed().map(({ path, text }) => [path, text])));
}

function newStops(
  content: ApplicationContent,
  context: DocumentContext,
  { before }: Filer,
): ReturnType<typeof stopsOfRecord> {
  const known = new Set(before && stopsOfRecord(before, context).map(({ path }) => path));
  return stopsOfRecord(content, context).filter(({ path }) => !known.has(path));
}

async function earlierOf(
  content: ApplicationContent,
  { sql, ownerId, now, caseId, before }: Filer,
): Promise<DocumentContext['earlier']> {
  const at = before?.createdAt ?? now.toISOString();
  const rows = await applicationsOfMatter(sql, { ownerId, until: at, caseId, firs: content.case });
  return earlierApplications({ ...content, _id: before?._id, caseId, createdBy: ownerId, at }, rows);
}
