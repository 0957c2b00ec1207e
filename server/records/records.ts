/** Reads records and lists. Reads of case files by judges are audited. */
import type { Entity } from '#contract/changes.ts';
import type { FastifyRequest } from 'fastify';
import { type Answer, JsonText, ok } from '#server/http/answer.ts';
import type { Caller } from '#server/http/caller.ts';
import { listAnswer } from '#server/http/list-answer.ts';
import type { Ports } from '#server/ports.ts';
import { Refusal } from '#server/http/refusal.ts';
import { auditOfReading, type AuditEntry } from '#server/storage/audit.ts';
import { type Listing, ownRecordsQuery, docketRecords } from '#server/storage/list-records.ts';
import type { PagedRow, PageQuery } from '#server/storage/page.ts';
import { pageOf } from '#server/http/page-query.ts';
import { matterOfRow, type RecordRow } from '#server/storage/read-record.ts';
import { type StoredRecord, readingOf, type StoredKind } from '#server/storage/record-kind.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { canSee } from '#server/storage/matter.ts';
import type { JoinedQuery } from '#server/storage/session-statement.ts';

interface RecordQuery<Whole extends StoredRecord> {
  readonly kind: StoredKind<Whole>;
  readonly id: string;
  readonly action?: 'read' | 'download';
}

/** Answers 404 for a record that is not visible. */
export async function readVisibleRecord<Whole extends StoredRecord>(
  ports: Ports,
  caller: Caller,
  query: RecordQuery<Whole>,
): Promise<Whole> {
  const text = readingOf(query.kind, '= $1');
  const found = await sqlOf(ports.pool).query<RecordRow>(text, [query.id], 'text');
  const row = await rowSeen(ports, caller, { ...query, row: found.rows[0] });
  return JSON.parse(row.record);
}

interface ReadBeside {
  readonly caller: Caller;
  readonly beside: readonly unknown[];
}

/** Answers with the record that was read with the session. */
export async function sendVisibleRecord(
  ports: Ports,
  { caller, beside }: ReadBeside,
  query: RecordQuery<StoredRecord>,
): Promise<Answer> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- row of `recordQuery`; all null without a match
  const [read] = beside as readonly (RecordRow | { readonly record: null })[];
  const row = await rowSeen(ports, caller, { ...query, row: read?.record === null ? undefined : read });
  return ok(new JsonText(row.record, row.record_version));
}

async function rowSeen(
  ports: Ports,
  caller: Caller,
  { kind, id, action = 'read', row }: RecordQuery<StoredRecord> & { readonly row: RecordRow | undefined },
): Promise<RecordRow> {
  const { entity } = kind;
  if (!row) throw new Refusal('not-found');
  if (!canSee(caller, matterOfRow(row))) throw new Refusal('not-found', { denied: { entity, id } });
  const isAudited = !kind.inCaseFile || row.audited === 1;
  if (!isAudited) await auditRead(ports, caller, { action, entity, id, version: row.record_version });
  return row;
}

/** Handler of a list call with paging. */
export function listHandling(ports: Ports, kind: StoredKind) {
  const own = ownRecordsQuery(kind);
  return {
    beside: ({ query }: { readonly query: PageQuery }): JoinedQuery => own(pageOf(query)),
    handle: async (call: ReadBeside & { readonly query: PageQuery; readonly request: FastifyRequest }) => {
      const page = pageOf(call.query);
      return listAnswer(call.request, await listVisibleRecords(ports, call, { kind, page }), page);
    },
  };
}

/** Judges list their docket. Other users list their own records, read with the session. */
export async function listVisibleRecords(
  { pool, newId, now }: Ports,
  { caller, beside }: ReadBeside,
  listing: Listing,
): Promise<PagedRow[]> {
  const { user, seats } = caller;
  if (user.role !== 'judge' || listing.kind.seen !== 'court') return ownOf(beside);
  const judge = { userId: user._id, seats, auditId: newId(), now: now() };
  return docketRecords(sqlOf(pool), listing, judge);
}

function ownOf(sessionRows: readonly unknown[]): PagedRow[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of `ownRecordsQuery`; one row of nulls without a match
  const rows = sessionRows as readonly (PagedRow & { readonly nth: string | null })[];
  return rows.filter(({ nth }) => nth !== null).toSorted((one, other) => Number(one.nth) - Number(other.nth));
}

export interface RecordVersion {
  readonly entity: Entity;
  readonly id: string;
  readonly version: number;
}

/** Lists and pulls write one audit row that names all records by kind. */
export async function auditRecords(
  ports: Ports,
  caller: Caller,
  carried: readonly RecordVersion[],
): Promise<void> {
  if (caller.user.role !== 'judge') return;
  const records: Partial<Record<Entity, Record<string, number>>> = {};
  for (const { entity, id, version } of carried) {
    if (ports.records.kindOf(entity).inCaseFile) (records[entity] ??= {})[id] = version;
  }
  if (Object.keys(records).length === 0) return;
  await auditRead(ports, caller, { action: 'read', detail: { records } });
}

async function auditRead(ports: Ports, { user }: Caller, entry: Omit<AuditEntry, 'userId'>): Promise<void> {
  if (user.role !== 'judge') return;
  await auditOfReading(sqlOf(ports.pool), ports, { ...entry, userId: user._id });
}
