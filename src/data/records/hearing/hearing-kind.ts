/**
 * Hearings: listed, moved and recorded by a judge, each in its own queue. The indexed next date of a case
 * follows from hearings on the server.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Hearing, NewHearing } from '#contract/case/hearing.ts';
import { OPEN_STATES } from '#domain/hearing/hearing-rules.ts';
import type { Db } from '#data/store/db.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { changeState, stateOf } from '#data/store/meta.ts';
import type { OutboxRow, RowSubject } from '#data/store/outbox-row.ts';
import { markForRecompute } from '#data/sync/apply-context.ts';
import type { Exchange } from '#data/outbox/exchange.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import { dateByHearings, withNextDate } from '#data/records/case/next-date.ts';
import { definedKind } from '#data/records/defined-kind.ts';
import { hearingRecord } from '#records/hearing.ts';
import { editedKind } from '#data/records/edited-kind.ts';
import type { Operation, RecordKind } from '#data/outbox/record-kind.ts';
import { hearingText, type HearingText, recomputeHearing } from './hearing-view.ts';
import { noteListed } from './note-listed.ts';
import { lostHearing } from './lost-hearing.ts';

declare module '#data/store/outbox-row.ts' {
  interface Operations {
    'schedule-hearing': {
      readonly entity: 'hearing';
      readonly body: NewHearing;
      readonly subject: RowSubject & Pick<Hearing, 'caseId' | 'applicationId' | 'by'>;
    };
    'change-hearing': {
      readonly entity: 'hearing';
      readonly body: Readonly<Record<string, unknown>>;
      /** The text before the judge's change. */
      readonly subject: RowSubject & { readonly before: HearingText };
    };
  }
}

const reopen: Operation['reopen'] = async (_db, _ports, { entityId }) => ({
  kind: 'record',
  entity: 'hearing',
  entityId,
});

const { create } = hearingRecord.verbs;

const edited = editedKind<Hearing>({
  ...definedKind(hearingRecord, { create: { reopen, pathOf: listingPath }, change: { reopen } }),
  textOf: hearingText,
  beforeOf: (row) => (row.op === 'change-hearing' ? row.subject.before : undefined),
  onText: (row, { before }) => (row.op === 'change-hearing' ? withBefore(row, before) : row),
  pathsIn: (body) => Object.keys(Object(body)),
  isOpen: () => true,
  commandHolds: ({ op }) => op === 'schedule-hearing', // it is listed; later changes stay
  filedText: (row, current) => (row.op === 'schedule-hearing' ? listedText(row, current) : undefined),
  asEdit,
  lost: lostHearing,
  recompute: recomputeHearing,
});

export const hearingKind: RecordKind = {
  ...edited,
  read: (exchanged, row) => edited.read(withoutWarnings(exchanged), row),
  applyRecords: async (arrival, records) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what its schema reads arrives
    const hearings = records as readonly Hearing[];
    await edited.applyRecords(arrival, hearings);
    await noteListed(arrival, hearings);
    markForRecompute(
      arrival,
      'case',
      hearings.map(({ caseId }) => caseId),
    );
  },
  noteRemoval: async (arrival, { id }) => {
    const hearing = await arrival.db.hearings.get(id);
    if (hearing) markForRecompute(arrival, 'case', [hearing.caseId]);
  },
  afterPage: async ({ db, touched }, today) => renewNextHearings(db, [...(touched.get('case') ?? [])], today),
};

/** Warnings belong to the answer, not to the hearing. */
function withoutWarnings(exchanged: Exchange): Exchange {
  if (exchanged.kind !== 'answer' || !isRecord(exchanged.body)) return exchanged;
  const { warnings: _now, ...body } = exchanged.body;
  return { ...exchanged, body };
}

function listingPath(row: OutboxRow): string {
  if (row.op !== 'schedule-hearing') return create.endpoint.path;
  const { caseId, applicationId } = row.subject;
  return applicationId === undefined
    ? create.endpoint.path.replace(':_id', caseId)
    : ENDPOINTS.listApplicationHearing.path.replace(':_id', applicationId);
}

function withBefore(row: OutboxRow<'change-hearing'>, text: unknown): OutboxRow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `textOf` of this kind has made it
  return { ...row, subject: { ...row.subject, before: text as HearingText } };
}

/** The text of an existing hearing after this listing. */
const listedText = ({ body }: OutboxRow<'schedule-hearing'>, current: Hearing): HearingText => {
  const { _id: _own, since, ...listing } = body;
  return hearingText({ ...current, ...listing, notices: listing.notices ?? [], ...since });
};

/** It exists with another text, so the difference is sent as a change. */
function asEdit(
  row: OutboxRow,
  { before, body }: { readonly before: unknown; readonly body: unknown },
): OutboxRow {
  if (row.op !== 'schedule-hearing') return row;
  const { title, applicationNumber } = row.subject;
  return {
    ...row,
    op: 'change-hearing',
    body: { ...Object(body) },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `textOf` of this kind has made it
    subject: { title, applicationNumber, before: before as HearingText },
  };
}

const isOpen = ({ state }: Pick<Hearing, 'state'>): boolean => OPEN_STATES.includes(state);

async function renewNextHearings(db: Db, touched: readonly string[], today: string): Promise<void> {
  if ((await db.hearings.limit(1).count()) === 0) return;
  const caseIds = [...new Set([...touched, ...(await passedSince(db, today))])];
  if (caseIds.length === 0) return;
  const found = await db.hearings.where('caseId').anyOf(caseIds).filter(isToCome(today)).sortBy('date');
  const next = new Map<string, Hearing['date']>();
  for (const { caseId, date } of found) if (!next.has(caseId)) next.set(caseId, date);
  const rows = (await db.cases.bulkGet(caseIds)).filter((row) => row !== undefined);
  const dated = rows.filter((row) => dateByHearings(row) !== next.get(row._id));
  await db.cases.bulkPut(dated.map((row) => withNextDate(row, next.get(row._id))));
}

/** Runs once a day: cases whose next date has passed may have another one now. */
async function passedSince(db: Db, today: string): Promise<string[]> {
  if ((await stateOf(db, 'sync')).nextDatesOf === today) return [];
  await changeState(db, 'sync', { nextDatesOf: today });
  return db.cases.where('nextHearingDate').below(today).primaryKeys();
}

/** Future hearings that the server has. */
const isToCome =
  (today: string) =>
  (hearing: HearingRow): boolean =>
    hearing.version > 0 && hearing.date >= today && isOpen(hearing);
